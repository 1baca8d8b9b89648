import fs from 'node:fs';

import {globSync} from 'tinyglobby';

import {buildTime, showsDrafts} from '../../content/publishing';
import {defaultLocale} from '../../settings/locales';
import {postDate} from '../../content/dates';
import {contentFiles, readText} from '../../content/files';
import {parseFrontMatter, type Fields} from '../../content/yaml';

/**
 * Returns whether any post or guide passes a test. A file with invalid front matter passes, because
 * `content-check` reports it.
 */
const hasText = (
  kind: 'post' | 'guide',
  siteDir: string,
  test: (values: Fields, key: string) => boolean,
): boolean =>
  contentFiles(siteDir).some((content) => {
    if (content.kind !== kind || content.locale !== defaultLocale) return false;
    const {values, problem} = parseFrontMatter(content.file, readText(siteDir, content.file));
    if (problem) return true;
    return (showsDrafts() || values.draft !== true) && test(values, content.key);
  });

/**
 * Returns whether any guide has a page. Without one, Docusaurus' docs plugin fails, so the configuration
 * turns it off.
 */
export const hasGuidePages = (siteDir: string): boolean => hasText('guide', siteDir, () => true);

/** The content of `src/data`. It may be invalid, because `site-data` has not checked it yet. */
type Data = {
  showcase: {projects?: unknown};
  community: {events?: unknown; activities?: unknown};
};

const hasEntries = (list: unknown) => !Array.isArray(list) || list.length > 0;

const hasPage = (siteDir: string, page: string) =>
  globSync(`src/pages/{${page},${page}/index}.{tsx,jsx,js,mdx,md}`, {cwd: siteDir}).length > 0;

const hasCv = (siteDir: string) =>
  globSync('src/data/cv.*.json', {cwd: siteDir, absolute: true}).some((file) =>
    /\[\s*[^\]\s]/.test(fs.readFileSync(file, 'utf8')),
  );

/**
 * Returns the paths of empty sections, which no page links to. Reads the files itself, because the
 * navigation must be complete before Docusaurus reads the content.
 */
export function emptySections(siteDir: string, {showcase, community}: Data): string[] {
  const now = buildTime();
  const isDue = (values: Fields, key: string) =>
    showsDrafts() || !((postDate(values, key)?.getTime() ?? 0) > now);
  const isFilled = {
    '/docs': hasText('guide', siteDir, ({unlisted}) => !unlisted),
    '/blog': hasText('post', siteDir, (values, key) => !values.unlisted && isDue(values, key)),
    '/showcase': hasPage(siteDir, 'showcase') && hasEntries(showcase.projects),
    '/community':
      hasPage(siteDir, 'community') &&
      (hasEntries(community.events) || hasEntries(community.activities)),
    '/cv': hasPage(siteDir, 'cv') && hasCv(siteDir),
  };
  return Object.entries(isFilled).flatMap(([path, filled]) => (filled ? [] : [path]));
}
