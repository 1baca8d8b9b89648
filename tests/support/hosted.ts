/** A server with the part of Algolia's API that the search uses. */
import http from 'node:http';
import type {AddressInfo} from 'node:net';

import type {Page} from '@playwright/test';

import {INTEGRATIONS_ENV} from '../../scripts/lib/integrations-env';
import {guides, siteUrl} from './test-site';

/** One search request of the page. */
export type HostedRequest = {
  readonly indexName: string;
  readonly query: string;
  readonly facetFilters: unknown;
};

/** What the service says of a wrong application ID or key, and of an index that it does not have. */
const refusals = {
  access: {status: 403, message: 'Invalid Application-ID or API key'},
  index: {status: 404, message: 'Index does not exist'},
} as const;

/** Returns why the service refuses a request, as Algolia would. */
function refusal(address: string | undefined, asked: readonly HostedRequest[]) {
  const {searchParams} = new URL(address ?? '/', 'https://localhost');
  const isAllowed =
    searchParams.get('x-algolia-application-id') === INTEGRATIONS_ENV.ALGOLIA_APP_ID &&
    searchParams.get('x-algolia-api-key') === INTEGRATIONS_ENV.ALGOLIA_SEARCH_KEY;
  if (!isAllowed) return refusals.access;
  const isKnown = asked.every(({indexName}) => indexName === INTEGRATIONS_ENV.ALGOLIA_INDEX_NAME);
  return isKnown ? undefined : refusals.index;
}

/** How the server responds to the next requests. */
export type Behaviour = 'answers' | 'is slow' | 'refuses' | 'answers nonsense';

const evil = '<img src=x onerror="window.hacked=1">';

function answer({indexName, query}: HostedRequest) {
  const value = (text: string) => ({value: text});
  const lvl1 = `${evil} Hồ sơ`;
  const hit = {
    objectID: '1',
    url: `${siteUrl}${guides.main}#1`,
    url_without_anchor: `${siteUrl}${guides.main}`,
    anchor: '1',
    type: 'lvl1',
    content: `${evil} nội dung`,
    hierarchy: {lvl0: 'GitHub', lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    _highlightResult: {hierarchy: {lvl0: value('GitHub'), lvl1: value(lvl1)}},
    _snippetResult: {
      hierarchy: {lvl1: value(lvl1)},
      content: value(`${evil} <mark>nội</mark> dung`),
    },
  };
  return {hits: [hit], nbHits: 7, nbPages: 1, page: 0, hitsPerPage: 20, query, index: indexName};
}

/** Starts the server. It records all requests. */
export async function startHostedService() {
  const requests: HostedRequest[] = [];
  let behaviour: Behaviour = 'answers';
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      if (behaviour === 'is slow') return;
      const asked = (JSON.parse(body) as {requests: HostedRequest[]}).requests;
      const refused = behaviour === 'refuses' ? refusals.access : refusal(request.url, asked);
      response.writeHead(refused?.status ?? 200, {'Content-Type': 'application/json'});
      if (refused) response.end(JSON.stringify(refused));
      else if (behaviour === 'answers nonsense') response.end('{"results":"soon"}');
      else {
        requests.push(...asked);
        response.end(JSON.stringify({results: asked.map(answer)}));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    behave: (as: Behaviour) => {
      behaviour = as;
    },
    /** Redirects the page's Algolia requests to this server. */
    serve: (page: Page) =>
      page.route(/^https:\/\/[^/]*algolia(net)?\.(net|com)\//, async (route) => {
        const {pathname, search} = new URL(route.request().url());
        try {
          const url = `http://127.0.0.1:${port}${pathname}${search}`;
          const response = await route.fetch({url, timeout: 20_000});
          await route.fulfill({response, headers: {'access-control-allow-origin': '*'}});
        } catch {
          await route.abort().catch(() => undefined);
        }
      }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
