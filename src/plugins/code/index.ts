import path from 'node:path';

import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';

import {nameClashes, scopeFiles, scopeModule} from './scope';

/** Returns the names that a file exports. The list is empty if the file only runs in a browser. */
async function exportedNames(file: string): Promise<readonly string[]> {
  try {
    return Object.keys((await loadFreshModule(file)) as object).filter(
      (name) => name !== 'default',
    );
  } catch {
    return [];
  }
}

/**
 * Makes the exports of `live-scope.ts` files available to live code. An author puts
 * this file beside a post or guide. The plugin combines all of them into the module
 * `@generated/live-code/default/scope.js`, so that the engine does not import content.
 */
export default function liveCode({siteDir}: LoadContext): Plugin {
  return {
    name: 'live-code',

    getPathsToWatch: () => [`${siteDir}/{blog,docs,src/pages}/**/live-scope.{ts,tsx,js,jsx}`],

    async allContentLoaded({allContent, actions: {createData}}) {
      const files = scopeFiles(allContent, siteDir);
      const exports = await Promise.all(
        files.map(async (file) => [file, await exportedNames(path.join(siteDir, file))] as const),
      );
      for (const {name, files: exporters} of nameClashes(new Map(exports))) {
        logger.warn(
          `Several files export the name "${name}" for live code: ${exporters.join(', ')}. The last of them is used everywhere. Give the others another name.`,
        );
      }
      await createData('scope.js', scopeModule(files));
    },
  };
}
