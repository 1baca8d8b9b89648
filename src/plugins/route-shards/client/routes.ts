import type {RouteConfig} from 'react-router-config';

import {shardOf} from '../shard-of';

type Route = RouteConfig & {readonly key: number; routes?: Route[]};

/** What a shard exports: routes, each with the key of the one it belongs under (0: on top). */
export type Shard = {readonly default: readonly (readonly [parent: number, route: Route])[]};

/**
 * Makes the route of a path known, if there is one.
 *
 * @returns `undefined` if nothing has to be fetched for it
 */
type Load = (pathname: string) => Promise<void> | undefined;

/** The routes that are known so far, in their order, and a way to know more. */
export type Routes = Route[] & {readonly load: Load};

/** {@link Load} of all routes there are; the development server's know no shards. */
export function loadShard(routes: readonly RouteConfig[], pathname: string): ReturnType<Load> {
  return (routes as readonly RouteConfig[] & {readonly load?: Load}).load?.(pathname);
}

function find(routes: readonly Route[], key: number): Route | undefined {
  for (const route of routes) {
    const found = route.key === key ? route : find(route.routes ?? [], key);
    if (found) return found;
  }
  return undefined;
}

/** Routes are tried in their order: each goes to its place. */
function insert(list: Route[], route: Route) {
  const place = list.findIndex(({key}) => key > route.key);
  list.splice(place < 0 ? list.length : place, 0, route);
}

/**
 * Routes that grow as shards arrive, in the same arrays, which the framework and
 * the docs' pages hold.
 *
 * @param trunk the routes of every page
 * @param shards fetches each shard
 */
export function createRoutes(trunk: Route[], shards: readonly (() => Promise<Shard>)[]): Routes {
  const loads = new Map<number, Promise<void> | 'loaded'>();

  const fetchShard = async (shard: number) => {
    try {
      const {default: leaves} = (await shards[shard]?.()) ?? {default: []};
      for (const [parent, route] of leaves) {
        const list = parent === 0 ? trunk : find(trunk, parent)?.routes;
        if (list) insert(list, route);
      }
      loads.set(shard, 'loaded');
    } catch (error) {
      // It may come the next time
      loads.delete(shard);
      throw error;
    }
  };

  return Object.assign(trunk, {
    load(pathname: string) {
      // Known to every page: the home page, and patterns
      const shard = shardOf(pathname, shards.length);
      const load = loads.get(shard);
      if (load === 'loaded') return undefined;
      if (load) return load;
      const loading = fetchShard(shard);
      loads.set(shard, loading);
      return loading;
    },
  });
}
