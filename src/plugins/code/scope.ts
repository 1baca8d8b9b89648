import fs from 'node:fs';
import path from 'node:path';

import type {AllContent} from '@docusaurus/types';

import {loadedContent} from '../../lib/loaded-content';

const EXTENSIONS = ['ts', 'tsx', 'js', 'jsx'];

/** Returns the folder of an original text, such as `@site/blog/a`: a translation has the same scope. */
const originalFolder = ({source}: {source: string}) =>
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
  const folders = new Set(loadedContent(allContent).entries.map(originalFolder));
  const modules = [...folders]
    .sort()
    .flatMap((folder) => EXTENSIONS.map((extension) => `${folder}/live-scope.${extension}`))
    .filter((file) => fs.existsSync(file.replace('@site', siteDir)));
  return ['export {};', ...modules.map((file) => `export * from '${file}';`), ''].join('\n');
}
