import fs from 'node:fs';
import path from 'node:path';

import type {Problem} from '../../../src/plugins/shared/problems';

/** Where the texts of each kind stand, Vietnamese first. */
const CONTENT_FOLDERS = [
  ['blog', 'i18n/en/docusaurus-plugin-content-blog'],
  ['docs', 'i18n/en/docusaurus-plugin-content-docs/current'],
  ['src/pages', 'i18n/en/docusaurus-plugin-content-pages'],
] as const;

/** Texts, tags and authors below a folder; what begins with `_` is a part, not a page. */
function contentFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$|(^|\/)(tags|authors)\.yml$/.test(file) && !/(^|\/)_/.test(file));
}

/** A problem for every text that exists in one language only. */
export function checkContentPairs(siteDir: string): Problem[] {
  return CONTENT_FOLDERS.flatMap(([vi, en]) => {
    const inVietnamese = contentFiles(path.join(siteDir, vi));
    const inEnglish = contentFiles(path.join(siteDir, en));
    return [
      ...inVietnamese
        .filter((file) => !inEnglish.includes(file))
        .map((file) => ({
          file: `${en}/${file}`,
          expected: `the English version of ${vi}/${file}`,
        })),
      ...inEnglish
        .filter((file) => !inVietnamese.includes(file))
        .map((file) => ({
          file: `${vi}/${file}`,
          expected: `the Vietnamese version of ${en}/${file}`,
        })),
    ];
  });
}
