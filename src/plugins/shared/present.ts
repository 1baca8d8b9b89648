import fs from 'node:fs';
import path from 'node:path';

import type {Present} from '../shell/navigation';

/** Does a folder hold a text that a build publishes? */
function hasTexts(folder: string): boolean {
  return (
    fs.existsSync(folder) &&
    fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .some((file) => /\.mdx?$/.test(file) && !/(^|[\\/])_/.test(file))
  );
}

/** Which sections of the site have something to show. */
export function presentSections(siteDir: string): Present {
  return {
    posts: hasTexts(path.join(siteDir, 'blog')),
    guides: hasTexts(path.join(siteDir, 'docs')),
    projects: true,
    community: true,
  };
}
