/**
 * Replaces `react-router-config` when pages are rendered. For each page, Docusaurus tries all routes three
 * times, which is a fifth of the rendering of 1,000 posts. Here it is done once.
 */
import {useLocation} from '@docusaurus/router';
import type {MatchedRoute, RouteConfig} from 'react-router-config';
import * as original from 'react-router-config/esm/react-router-config.js';

type Options = Parameters<typeof original.renderRoutes>;

const found = new WeakMap<RouteConfig[], Map<string, MatchedRoute<object>[]>>();

export function matchRoutes(routes: RouteConfig[], pathname: string): MatchedRoute<object>[] {
  const known = found.get(routes) ?? new Map<string, MatchedRoute<object>[]>();
  const matches = known.get(pathname) ?? original.matchRoutes(routes, pathname);
  found.set(routes, known.set(pathname, matches));
  return matches;
}

type Props = {readonly routes: RouteConfig[]; readonly options: Partial<Options>};

/** Passes only the page's route to the original function, which would create an element for each route. */
function PageRoute({routes, options: [, extraProps, switchProps]}: Props) {
  const current = useLocation();
  const {pathname} = switchProps?.location ?? current;
  const own = matchRoutes(routes, pathname).slice(0, 1);
  return original.renderRoutes(
    own.map(({route}) => route),
    extraProps,
    switchProps,
  );
}

export const renderRoutes = (...options: Options) =>
  options[0] ? <PageRoute routes={options[0]} options={options} /> : null;
