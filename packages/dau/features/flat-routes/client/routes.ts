import ComponentCreator from '@docusaurus/ComponentCreator';
import renderRoutes from '@docusaurus/renderRoutes';
import {matchRoutes, type RouteConfig} from 'react-router-config';

import {idle, mayFetchAhead} from '../../../utils/browser';
import {decodeUrl} from '../../../utils/urls';
import type {GeneratedRoute} from '../page-data';
import {dataFile, ELEMENT_ID, isPattern} from '../page-data-file';
import table, {addHashes, baseUrl, fetchChunks, importModule, type Module} from './chunks';

/** The maximum time in milliseconds to wait for a page's data. */
const TIMEOUT = 10_000;

type Preload = () => Promise<unknown>;

/** Docusaurus' types say that `preload` returns nothing, but it returns a promise. */
type Loadable = ReturnType<typeof ComponentCreator> & {preload: Preload};

type PageData = {
  /** The chunks with their hashes, in the format that `addHashes` reads. */
  readonly hashes: string;
  /** A hash of the build. The data works only with scripts from the same build. */
  readonly build: string;
  readonly routes: readonly GeneratedRoute[];
  readonly names: object;
  readonly modules: Readonly<Record<string, Module>>;
};

const shownPath = () => window.location.pathname.replace(/(?:\/index)?\.html$/, '') || '/';

/** Sorts pages before their parents, longer paths before shorter paths, and patterns last. */
const inOrder = (a: RouteConfig, b: RouteConfig) =>
  Number(isPattern(a)) - Number(isPattern(b)) ||
  Number(b.exact ?? false) - Number(a.exact ?? false) ||
  String(b.path).length - String(a.path).length;

/** Adds a route and its children to a list, unless the list has them. */
function place(
  list: RouteConfig[],
  {component: hash = '', routes: children, ...rest}: GeneratedRoute,
  create: (path: string, hash: string) => Loadable,
): void {
  const key = `${rest.path}-${hash}`;
  let route = list.find((each) => each.key === key);
  if (!route) {
    const component = create(rest.path, hash);
    route = {...rest, key, component, ...(children && {routes: []})};
    list.push(route);
  }
  for (const child of children ?? []) place(route.routes ?? [], child, create);
  list.sort(inOrder);
}

/** Adds a page's modules to Docusaurus' tables. Returns the chunks that the page needs. */
function register({hashes, names, modules}: PageData): string[] {
  addHashes(hashes);
  Object.assign(table, names);
  for (const [name, module] of Object.entries(modules)) {
    table[name] = [() => importModule(module)];
  }
  return Object.values(modules).flatMap(([, ...chunks]) => chunks);
}

/** @throws if there is no such page. Docusaurus then loads the URL from the host, which may redirect */
async function fetchPage(file: string, build: string): Promise<PageData> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const answer = await fetch(baseUrl + encodeURI(file), {cache: 'no-cache', signal});
  const page = (await answer.json()) as PageData;
  if (page.build !== build) {
    throw Object.assign(new Error('There is a new deployment.'), {name: 'ChunkLoadError'});
  }
  return page;
}

/**
 * Replaces Docusaurus' prefetch, because Firefox blocks `<link rel="prefetch">` if the policy has
 * `default-src 'none'`.
 */
function replacePrefetch(load: (path: string) => Promise<readonly string[]>): void {
  const {preload: runChunks} = window.docusaurus;
  const loadAhead = async (path: string, act: (chunks: readonly string[]) => unknown) => {
    // Ignore errors: the request is sent again when the reader follows the link
    await load(path)
      .then(act)
      .catch(() => undefined);
    return [];
  };
  /** Links to files, such as PDFs, have no page data. */
  const mayLoad = (path: string) => mayFetchAhead() && !/\.\w+$/.test(path);
  window.docusaurus = {
    prefetch: (path) => mayLoad(path) && idle().then(() => loadAhead(path, fetchChunks)),
    preload: (path) => mayLoad(path) && loadAhead(path, () => runChunks(path)),
  };
}

/**
 * Returns the application's routes: a single route that renders all loaded routes. Docusaurus renders
 * this list only once, before other pages' routes are loaded.
 */
export function createRoutes() {
  const known: RouteConfig[] = [];
  const loads = new Map<string, Promise<readonly string[]>>();
  const preloads = new Map<unknown, Preload>();

  /**
   * Loads the current page's routes and chunks. If the reader opens another page in the meantime, also
   * loads that page, because Docusaurus shows it as soon as any load finishes.
   */
  async function loadPage(): Promise<unknown> {
    const pathname = shownPath();
    await load(pathname);
    const matches = [pathname, decodeUrl(pathname)].flatMap((path) => matchRoutes(known, path));
    await Promise.all(matches.map(({route}) => preloads.get(route.component)?.()));
    return shownPath() === pathname ? undefined : loadPage();
  }

  function createComponent(path: string, hash: string): Loadable {
    const component = ComponentCreator(path, hash) as Loadable;
    const {preload} = component;
    preloads.set(component, preload);
    // Docusaurus calls this after the URL changes, and when the reader hovers over or touches a link
    component.preload = () => loadPage().then(preload);
    return component;
  }

  function add(page: PageData): string[] {
    const chunks = register(page);
    for (const route of page.routes) place(known, route, createComponent);
    return chunks;
  }

  async function load(pathname: string): Promise<readonly string[]> {
    const file = dataFile(pathname, baseUrl);
    const loading = loads.get(file) ?? fetchPage(file, first.build).then(add);
    loads.set(file, loading);
    // If the request fails, the next call retries it
    loading.catch(() => loads.delete(file));
    const chunks = await loading;
    // Docusaurus' breadcrumbs look for the home page in this list
    routes.splice(0, routes.length, ...known, {path: baseUrl, exact: true});
    return chunks;
  }

  const first = JSON.parse(document.getElementById(ELEMENT_ID)?.textContent ?? '') as PageData;
  loads.set(dataFile(shownPath(), baseUrl), Promise.resolve(add(first)));

  /** Docusaurus calls this function once, at the start. */
  function preload() {
    replacePrefetch(load);
    return loadPage();
  }

  const Known = Object.assign(() => renderRoutes(known), {preload});
  const routes: RouteConfig[] = [{path: '*', component: Known}];
  return Object.assign(routes, {load});
}
