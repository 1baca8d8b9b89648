import fs from 'node:fs';
import path from 'node:path';

import {contentFileAt, contentFolder} from '../../content/files';
import {defaultLocale} from '../../settings/locales';
import type {Problem} from '../../utils/problems';
import {staticFile} from '../../utils/static-files';
import {decodeUrl} from '../../utils/urls';
import type {Link} from './dead-links';

/**
 * Finds missing images and imports. If the file is next to the original instead, the message says so.
 */
export function missingFiles(siteDir: string, links: readonly Link[]): Problem[] {
  const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '.json'];
  return links.flatMap((link) => {
    const {file, found} = link;
    const [name = ''] = decodeUrl(found).split(/[?#]/);
    const exists = (from = file) => {
      // A path in HTML may include the base URL
      const paths = link.severity === 'warning' ? [name, name.replace(/^\/[^/]+/, '')] : [name];
      if (name.startsWith('/')) return paths.some((each) => staticFile(siteDir, each));
      const place = name.startsWith('@site/') ? name.slice(6) : path.join(path.dirname(from), name);
      return endings.some((ending) => fs.existsSync(path.join(siteDir, place + ending))) && place;
    };
    if (exists()) return [];
    const {kind, key} = contentFileAt(file) ?? {};
    const original = kind && exists(`${contentFolder(kind, defaultLocale)}/${key}`);
    const fix = original
      ? `The file is next to the original. Write @site/${String(original).replaceAll(' ', '%20')}`
      : found.includes('\\')
        ? `Write / instead of \\: ${found.replaceAll('\\', '/')}`
        : 'Check the path';
    return [{...link, problem: 'file not found', fix}];
  });
}
