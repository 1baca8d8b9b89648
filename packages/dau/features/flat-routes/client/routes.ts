import ComponentCreator from '@docusaurus/ComponentCreator';
import renderRoutes from '@docusaurus/renderRoutes';
import {matchRoutes, type RouteConfig, type RouteConfigComponentProps} from 'react-router-config';

import {idle, mayFetchAhead} from '../../../utils/browser';
import {decodeUrl} from '../../../utils/urls';
import type {GeneratedRoute} from '../page-data';
import {dataFile, ELEMENT_ID} from '../page-data-file';
import table, {addHashes, baseUrl, importModule, type Module} from './chunks';

/** The maximum time in milliseconds to wait for a page's data. */
const TIMEOUT = 10_000;

/** Docusaurus' types say that `preload` returns nothing, but it returns a promise. */
type Loadable = ReturnType<typeof ComponentCreator> & {preload: () => Promise<unknown>};

type PageData = {
  /** The chunks with their hashes, in the format that `addHashes` reads. */
  readonly hashes: string;
  /** A hash of the build. The data works only with scripts from the same build. */
  readonly build: string;
  /** The page's route inside its parents, and the routes that match more than one page. */
  readonly routes: readonly GeneratedRoute[];
  readonly names: object;
  readonly modules: Readonly<Record<string, Module>>;
};

const shownPath = () => window.location.pathname.replace(/(?:\/index)?\.html$/, '') || '/';

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
 * Returns the application's routes: a single route, which renders the routes of the page in the URL.
 * Docusaurus reads this list only once, before other pages' routes are loaded.
 */
export function createRoutes() {
  const loads = new Map<string, Promise<void>>();
  const pages = new Map<string, RouteConfig[]>();
  const components = new Map<string, Loadable>();

  /** Pages share the components of their parents, so that React keeps these when the page changes. */
  function createRoute({component: hash = '', routes, ...rest}: GeneratedRoute): RouteConfig {
    const key = `${rest.path}-${hash}`;
    const component = components.get(key) ?? (ComponentCreator(rest.path, hash) as Loadable);
    components.set(key, component);
    return {...rest, key, component, ...(routes && {routes: routes.map(createRoute)})};
  }

  /** Adds a page's entries to Docusaurus' tables. */
  function add(file: string, {hashes, names, modules, routes}: PageData): void {
    addHashes(hashes);
    Object.assign(table, names);
    for (const [name, module] of Object.entries(modules)) {
      table[name] = [() => importModule(module)];
    }
    pages.set(file, routes.map(createRoute));
  }

  /** Loads a page's data once. */
  function load(pathname: string): Promise<void> {
    const file = dataFile(pathname, baseUrl);
    const loading = loads.get(file) ?? fetchPage(file, first.build).then((page) => add(file, page));
    loads.set(file, loading);
    // If the request fails, the next call retries it
    loading.catch(() => loads.delete(file));
    return loading;
  }

  const routesOf = (pathname: string) => pages.get(dataFile(pathname, baseUrl)) ?? [];

  async function preload(pathname: string): Promise<void> {
    await load(pathname);
    const routes = routesOf(pathname);
    const matches = [pathname, decodeUrl(pathname)].flatMap((path) => matchRoutes(routes, path));
    await Promise.all(matches.map(({route}) => (route.component as Loadable).preload()));
  }

  /**
   * Loads the page in the URL. If the reader opens another page in the meantime, also loads that page,
   * because Docusaurus shows it as soon as any load finishes.
   */
  async function preloadShown(): Promise<void> {
    // Docusaurus' own `prefetch` would not work in Firefox, which blocks `<link rel="prefetch">` if the
    // policy has `default-src 'none'`
    window.docusaurus = {prefetch: (path) => idle().then(() => ahead(path)), preload: ahead};
    const pathname = shownPath();
    await preload(pathname);
    if (shownPath() !== pathname) await preloadShown();
  }

  /** Links to files, such as PDFs, have no page data. Ignores errors, because a click loads the page again. */
  async function ahead(path: string) {
    if (mayFetchAhead() && !/\.\w+$/.test(path)) await preload(path).catch(() => undefined);
    return [];
  }

  const first = JSON.parse(document.getElementById(ELEMENT_ID)?.textContent ?? '') as PageData;
  const firstFile = dataFile(shownPath(), baseUrl);
  add(firstFile, first);
  loads.set(firstFile, Promise.resolve());

  const ShownPage = ({location}: RouteConfigComponentProps) =>
    renderRoutes(routesOf(location.pathname));
  return [
    // Docusaurus calls `preload` at the start, and when the URL changes
    {path: '*', component: Object.assign(ShownPage, {preload: preloadShown})},
    // Docusaurus' breadcrumbs look for the home page in this list
    {path: baseUrl, exact: true},
  ];
}
