/** A server with the part of Algolia's API that the search uses. */
import http from 'node:http';
import type {AddressInfo} from 'node:net';

import type {Page} from '@playwright/test';

import {guides, siteUrl} from './test-site';

/** One search request of the page. */
export type HostedRequest = {
  readonly indexName: string;
  readonly query: string;
  readonly facetFilters: unknown;
};

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
      const status = behaviour === 'refuses' ? 403 : 200;
      response.writeHead(status, {'Content-Type': 'application/json'});
      if (behaviour === 'refuses') response.end('{"message":"Invalid key","status":403}');
      else if (behaviour === 'answers nonsense') response.end('{"results":"soon"}');
      else {
        const asked = (JSON.parse(body) as {requests: HostedRequest[]}).requests;
        requests.push(...asked);
        response.end(JSON.stringify({results: asked.map(answer)}));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
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
