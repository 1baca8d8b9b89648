import type {Plugin, PluginModule, PluginOptions} from '@docusaurus/types';

type PostBuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];
export type PluginWithOptions = [PluginModule, PluginOptions];

/**
 * Makes the `postBuild` steps of plugins run one after another, in the order of the list, which is in `config.ts`. A
 * step can read what earlier steps have written. Docusaurus starts all steps at once. After an error, no step
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
