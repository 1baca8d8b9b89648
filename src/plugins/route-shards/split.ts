import {shardCount, shardOf} from './shard-of';
import type {ChunkNames, Leaf, PlacedRoute, Split, Written, WrittenRoute} from './types';

/** The chunk of a shard. */
export const shardName = (shard: number) => `routes-${shard}`;

/** The entry of a route among the chunk names. */
export const chunkNamesKey = ({component: {path, hash}}: Pick<WrittenRoute, 'component'>) =>
  `${path}-${hash}`;

/** All names in the shape of a route's modules. */
export function namesIn(names: ChunkNames | undefined): string[] {
  if (names === undefined) return [];
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);
}

type Shape = {readonly path?: unknown; readonly exact?: boolean; readonly routes?: unknown};

/** Whether one path, and no pattern, leads to a route, so that the path tells its shard. */
export const isPage = ({path, exact, routes}: Shape) =>
  exact === true && routes === undefined && !/[:*?+(){}\\]/.test(String(path));

/**
 * Takes the pages' routes from the tree and deals them out into shards.
 *
 * @param home path of the home page, which stays: breadcrumbs on any page ask whether there is one
 * @param shards how many; by default as many as {@link shardCount} says
 */
export function splitRoutes(
  {routes, chunkNames}: Pick<Written, 'routes' | 'chunkNames'>,
  home: string,
  shards?: number,
): Split {
  const leaves: Leaf[] = [];
  const pages: Record<string, readonly string[]> = {};
  let last = 0;

  const takeFrom = (
    list: readonly WrittenRoute[],
    parent: number,
    inherited: readonly string[],
  ): PlacedRoute[] =>
    list.flatMap((route) => {
      const key = ++last;
      const names = [...inherited, ...namesIn(chunkNames[chunkNamesKey(route)])];
      if (route.routes) {
        return [{...route, key, routes: takeFrom(route.routes, key, names)}];
      }
      if (isPage(route)) pages[route.path] = names;
      const placed = {...route, key} as PlacedRoute;
      if (!isPage(route) || route.path === home) return [placed];
      leaves.push({parent, route: placed});
      return [];
    });

  const trunk = takeFrom(routes, 0, []);
  const count = shards ?? shardCount(leaves.length);
  const dealt: Leaf[][] = Array.from({length: count}, () => []);
  for (const leaf of leaves) {
    const shard = shardOf(leaf.route.path, count);
    dealt[shard]?.push(leaf);
    pages[leaf.route.path] = [shardName(shard), ...(pages[leaf.route.path] ?? [])];
  }
  return {trunk, shards: dealt, pages};
}
