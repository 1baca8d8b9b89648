import ComponentCreator from '@docusaurus/ComponentCreator';
import renderRoutes from '@docusaurus/renderRoutes';
import {matchRoutes, type RouteConfig} from 'react-router-config';

import type {Placed} from '../split';
import {shardOf} from '../shard-of';
import {decodeUrl} from '../../../lib/url-text';
import {addHashes, findShard} from './chunks';
import table from './table';

type Preload = () => Promise<unknown>;
type Route = RouteConfig & {readonly order: number};

/** Routes with the data that their pages need. */
export type Part = {
  /** The hashes of chunks, for `addHashes`. */
  readonly hashes: string;
  /** A shard works only with the `main` of the same build. */
  readonly build: string;
  readonly table: Readonly<Record<string, unknown>>;
  readonly routes: readonly (readonly [parent: number, route: Placed])[];
};

/** The known routes. `load` adds the routes in the shard of a path. */
export type Routes = RouteConfig[] & {readonly load: (pathname: string) => Promise<void>};

/**
 * Returns the routes of the application, to which shards are added later. Docusaurus renders this
 * list only once, so it has one route, which renders all known routes at each navigation.
 */
export function createRoutes(
  entry: Part,
  shards: readonly (() => Promise<{readonly default: Part}>)[],
): Routes {
  const known: Route[] = [];
  /** Lists of child routes, by the `order` of their parent. */
  const lists = new Map([[0, known]]);
  const loads = new Map<number, Promise<void>>();
  const preloads = new Map<unknown, Preload>();

  /**
   * Loads the routes and chunks of the current page. If the reader opens another page meanwhile, it
   * also loads that page, because Docusaurus shows the new page as soon as any load ends.
   */
  async function loadPage(): Promise<unknown> {
    const shown = window.location.pathname;
    const pathname = shown.replace(/(?:\/index)?\.html$/, '') || '/';
    await load(pathname);
    const matches = [pathname, decodeUrl(pathname)].flatMap((path) => matchRoutes(known, path));
    await Promise.all(matches.map(({route}) => preloads.get(route.component)?.()));
    return window.location.pathname === shown ? undefined : loadPage();
  }

  function make({component: hash = '', routes: children, ...route}: Placed): Route {
    const component = ComponentCreator(route.path, hash) as Route['component'] & {preload: Preload};
    const {preload} = component;
    preloads.set(component, preload);
    // Docusaurus calls this after the URL has changed
    component.preload = () => loadPage().then(preload);
    const list = children?.map(make);
    if (list) lists.set(route.order, list);
    return {...route, key: `${route.path}-${hash}`, component, ...(list && {routes: list})};
  }

  function add(part: Part) {
    addHashes(part.hashes);
    Object.assign(table, part.table);
    for (const [parent, route] of part.routes) {
      lists.get(parent)?.push(make(route));
      lists.get(parent)?.sort((a, b) => a.order - b.order);
    }
  }

  async function fetchShard(shard: number) {
    await findShard(`routes-${shard}`);
    const {default: part} = (await shards[shard]?.()) ?? {};
    if (part?.build !== entry.build) {
      // Docusaurus then reloads the page
      throw Object.assign(new Error('There is a new deployment.'), {name: 'ChunkLoadError'});
    }
    add(part);
    routes.splice(0, routes.length, ...known);
  }

  function load(pathname: string) {
    const shard = shardOf(pathname, shards.length);
    const loading = loads.get(shard) ?? fetchShard(shard);
    loads.set(shard, loading);
    // If it fails, the next call tries again
    loading.catch(() => loads.delete(shard));
    return loading;
  }

  add(entry);
  const Known = Object.assign(() => renderRoutes(known), {preload: loadPage});
  const first: RouteConfig[] = [{path: '*', component: Known}];
  const routes: Routes = Object.assign(first, {load});
  return routes;
}
