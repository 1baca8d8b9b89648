import fs from 'node:fs';
import path from 'node:path';

import type {AllContent} from '@docusaurus/types';

import {loadedContent} from '../../lib/loaded-content';

const EXTENSIONS = ['ts', 'tsx', 'js', 'jsx'];

/** Returns the sources of all posts, guides and pages: `@site/blog/a.mdx`. */
function sources(allContent: AllContent): string[] {
  const {posts, guides, pages} = loadedContent(allContent);
  return [...posts.map(({metadata}) => metadata), ...guides, ...pages].map(({source}) => source);
}

/** Returns the folder of the original text: a translation has the same scope. */
const originalFolder = (source: string) =>
  path.posix
    .dirname(source)
    .replace(/^@site\/i18n\/[^/]+\/docusaurus-plugin-content-pages/, '@site/src/pages')
    .replace(/^@site\/i18n\/[^/]+\/docusaurus-plugin-content-(blog|docs)(\/current)?/, '@site/$1');

/**
 * Returns the source of the module that exports what the `live-scope` files beside the texts of
 * this build export. Drafts are not in a production build, so their files are left out. The
 * bundler warns of a name that two files export.
 */
export function scopeModule(allContent: AllContent, siteDir: string): string {
  const folders = new Set(sources(allContent).map(originalFolder));
  const modules = [...folders]
    .sort()
    .flatMap((folder) => EXTENSIONS.map((extension) => `${folder}/live-scope.${extension}`))
    .filter((file) => fs.existsSync(file.replace('@site', siteDir)));
  return ['export {};', ...modules.map((file) => `export * from '${file}';`), ''].join('\n');
}
