import {renderToString} from 'react-dom/server';
import {StaticRouter} from 'react-router';
import * as original from 'react-router-config';

import {matchRoutes, renderRoutes} from './server-routes';

jest.mock('react-router-config/esm/react-router-config.js', () =>
  jest.requireActual<object>('react-router-config'),
);

type Props = original.RouteConfigComponentProps<{name?: string}>;

const routes: original.RouteConfig[] = [
  {path: '/', exact: true, component: () => 'home'},
  {
    path: '/docs',
    component: ({route}: Props) => <ul>{renderRoutes(route?.routes)}</ul>,
    routes: [
      {path: '/docs/a', exact: true, component: () => 'a'},
      {path: '/docs/:name', component: ({match}: Props) => JSON.stringify(match.params)},
    ],
  },
  {path: '/blog/a', exact: true, component: () => 'post'},
  {path: '*', component: () => 'not found'},
];

const render = (url: string, create: typeof renderRoutes) =>
  renderToString(<StaticRouter location={url}>{create(routes)}</StaticRouter>);

test.each(['/', '/docs', '/docs/a', '/docs/b', '/docs/a/', '/blog/a', '/other'])(
  'the page %s is the same as with the original functions',
  (url) => {
    expect(matchRoutes(routes, url)).toEqual(original.matchRoutes(routes, url));
    expect(render(url, renderRoutes)).toBe(render(url, original.renderRoutes));
  },
);

test('the route of a page is looked up once', () => {
  let lookups = 0;
  const counted = [
    {
      get path() {
        lookups += 1;
        return '/a';
      },
      component: () => 'a',
    },
  ];
  matchRoutes(counted, '/a');
  const first = lookups;
  matchRoutes(counted, '/a');
  expect([first > 0, lookups]).toEqual([true, first]);
});
