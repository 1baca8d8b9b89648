import siteConfig from '@generated/docusaurus.config';
// The framework's own list: it is replaced for every other module
import all from '@generated/routes';
import type {RouteConfig} from 'react-router-config';

import {isPage} from '../split';

type Place = {readonly list: RouteConfig[]; readonly route: RouteConfig};

const places = new Map<string, Place>();

/** Takes the pages out of a list, and of those in it, and keeps where they belong. */
function takePages(list: RouteConfig[]): RouteConfig[] {
  const rest: RouteConfig[] = [];
  for (const route of list) {
    if (isPage(route) && route.path !== siteConfig.baseUrl) {
      places.set(String(route.path), {list: rest, route});
    } else {
      rest.push(route.routes ? {...route, routes: takePages(route.routes)} : route);
    }
  }
  return rest;
}

/**
 * The routes of every page, and of those that are being made. All routes are
 * searched one after the other several times a page: with a thousand posts that
 * took longer than what the page itself takes.
 */
const routes = takePages(all);
export default routes;

/** Makes a page while its route is among the known ones. */
export async function withRoute<T>(pathname: string, make: () => Promise<T>): Promise<T> {
  const place = places.get(pathname);
  if (!place) return make();
  const {list, route} = place;
  list.unshift(route);
  try {
    return await make();
  } finally {
    list.splice(list.indexOf(route), 1);
  }
}
