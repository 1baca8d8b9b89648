import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo} from 'node:net';

import {readViews} from '.';
import {visitRequest, visitService} from './services';

test('each service receives what it documents, without the query of the page', async () => {
  const received: unknown[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      const {method, url = '', headers} = request;
      const {pathname, searchParams} = new URL(url, 'http://localhost');
      const sent = body === '' ? Object.fromEntries(searchParams) : (JSON.parse(body) as object);
      received.push([method, pathname, headers['content-type'], sent]);
      response.end();
    });
  });
  await once(server.listen(0), 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const view = {
    url: new URL('https://lan.dev/blog/dấu?utm=1#a'),
    title: 'Dấu & thanh',
    referrer: 'https://ban.dev/',
    language: 'vi',
  };
  for (const visits of [
    {goatcounter: url},
    {umami: {url, id: 'b59e'}},
    {plausible: {url, domain: 'lan.dev'}},
  ]) {
    const service = visitService(visits);
    if (service) await fetch(...visitRequest(service, view));
  }
  server.close();
  const {title, referrer, language} = view;
  const path = '/blog/d%E1%BA%A5u';
  expect(received).toEqual([
    ['GET', '/count', undefined, {p: path, t: title, r: referrer}],
    [
      'POST',
      '/api/send',
      'application/json',
      {
        type: 'event',
        payload: {website: 'b59e', hostname: 'lan.dev', url: path, title, referrer, language},
      },
    ],
    [
      'POST',
      '/api/event',
      'text/plain',
      {name: 'pageview', domain: 'lan.dev', url: `https://lan.dev${path}`, referrer},
    ],
  ]);
  expect(visitService({goatcounter: 'lan'})?.endpoint).toBe('https://lan.goatcounter.com/count');
});

test('the views of posts are read from public counters; a failed or slow answer leaves them out', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const server = http.createServer((request, response) => {
    const [, path = ''] = /^\/stats\/counter\/(.*)\.json$/.exec(request.url ?? '') ?? [];
    const counters: Record<string, {status: number; count: string}> = {
      '/blog/a': {status: 200, count: '1\u202f234'},
      '/blog/d%E1%BA%A5u': {status: 200, count: '7'},
      '/blog/new': {status: 404, count: '0'},
      '/blog/closed': {status: 403, count: ''},
    };
    const counter = counters[decodeURIComponent(path)];
    if (counter) response.writeHead(counter.status).end(JSON.stringify(counter));
  });
  await once(server.listen(0), 'listening');
  const endpoint = `http://localhost:${(server.address() as AddressInfo).port}/stats/count`;
  const posts = ['a', 'dấu', 'new', 'closed', 'slow', 'slow/2'].map((name) => `/blog/${name}`);
  // The answers come in any order
  expect(await readViews(endpoint, posts, 2000)).toEqual(
    new Map([
      ['/blog/a', 1234],
      ['/blog/dấu', 7],
    ]),
  );
  expect(warn.mock.calls.join()).toMatch(/could not be read \(HTTP 403, .*timeout\)/);
  server.close().closeAllConnections();
  expect([...(await readViews(endpoint, posts))]).toEqual([]);
  warn.mockRestore();
});
