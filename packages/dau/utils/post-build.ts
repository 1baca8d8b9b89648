import fs from 'node:fs/promises';
import path from 'node:path';

import type {Plugin, PluginModule, PluginOptions} from '@docusaurus/types';

type PostBuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];
export type PluginWithOptions = [PluginModule, PluginOptions];

/**
 * Makes the `postBuild` steps of plugins run one after another, in the order of the list, so that a step
 * can read what earlier steps have written. Docusaurus starts all steps at once. After an error, no step
 * runs.
 */
export function inOrder(plugins: readonly PluginWithOptions[]): PluginWithOptions[] {
  let last: Promise<void> = Promise.resolve();
  return plugins.map(([create, options]) => {
    const createWithTurn: PluginModule = async (context, validated) => {
      const plugin = await create(context, validated);
      const step = plugin?.postBuild;
      if (!step) return plugin;
      const postBuild = (props: PostBuildProps) => (last = last.then(() => step(props)));
      return {...plugin, postBuild};
    };
    return [Object.assign(createWithTurn, create), options];
  });
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
