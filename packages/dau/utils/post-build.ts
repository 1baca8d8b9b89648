import fs from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {perProcess} from './per-process';

export type PostBuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

/**
 * Makes a `postBuild` step wait for the steps of earlier plugins in docusaurus.config.ts, so that it
 * can read their files. Docusaurus starts all steps at once.
 */
export function inOrder(step: (props: PostBuildProps) => Promise<void>) {
  return (props: PostBuildProps): Promise<void> => {
    const queue = perProcess('post-build', () => ({last: Promise.resolve()}));
    const done = queue.last.then(() => step(props));
    queue.last = done.catch(() => undefined);
    return done;
  };
}

/**
 * Minifies a plugin's static scripts in the built site. Docusaurus copies them unchanged.
 *
 * @param folder the plugin's folder with static files
 */
export async function minifyScripts(folder: string, outDir: string): Promise<void> {
  const {minify} = await import('@swc/core');
  for (const name of await fs.readdir(path.join(folder, 'js'))) {
    const file = path.join(outDir, 'js', name);
    const {code} = await minify(await fs.readFile(file, 'utf8'), {mangle: true});
    await fs.writeFile(file, code);
  }
}
