import fs from 'node:fs';
import path from 'node:path';

import type {AllContent} from '@docusaurus/types';

import {loadedContent} from '../../lib/loaded-content';

const EXTENSIONS = ['ts', 'tsx', 'js', 'jsx'];

/** Returns the original's folder, such as `@site/blog/a`, because translations use its files. */
const originalFolder = ({source}: {source: string}) =>
  path.posix
    .dirname(source)
    .replace(/^@site\/i18n\/[^/]+\/docusaurus-plugin-content-pages/, '@site/src/pages')
    .replace(/^@site\/i18n\/[^/]+\/docusaurus-plugin-content-(blog|docs)(\/current)?/, '@site/$1');

/** Returns the source of a module that exports everything from the `live-scope` files. */
export function scopeModule(allContent: AllContent, siteDir: string): string {
  const folders = new Set(loadedContent(allContent).entries.map(originalFolder));
  const modules = [...folders]
    .sort()
    .flatMap((folder) => EXTENSIONS.map((extension) => `${folder}/live-scope.${extension}`))
    .filter((file) => fs.existsSync(file.replace('@site', siteDir)));
  return ['export {};', ...modules.map((file) => `export * from '${file}';`), ''].join('\n');
}
