import path from 'node:path';

import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';

import {nameClashes, scopeFiles, scopeModule} from './scope';

/** The names that a file exports; none where it only works in a browser. */
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
 * Live code may use what `live-scope.ts` in its text's folder exports. All of
 * them become one module, `@generated/live-code/default/scope.js`, so that no
 * file of the engine names a text.
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
      for (const {name, files: both} of nameClashes(new Map(exports))) {
        logger.warn(
          `Several files export the name "${name}" for live code: ${both.join(', ')}. The last of them is used everywhere. Give the others another name.`,
        );
      }
      await createData('scope.js', scopeModule(files));
    },
  };
}
