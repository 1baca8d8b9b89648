import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo} from 'node:net';

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
  const [umami, plausible] = [
    {url, id: 'b59e'},
    {url, domain: 'lan.dev'},
  ];
  for (const visits of [{goatcounter: url}, {umami}, {plausible}]) {
    const service = visitService(visits);
    if (service) await fetch(...visitRequest(service, view));
  }
  server.close();
  const {title, referrer, language} = view;
  const path = '/blog/d%E1%BA%A5u';
  const payload = {website: 'b59e', hostname: 'lan.dev', url: path, title, referrer, language};
  const pageview = {name: 'pageview', domain: 'lan.dev', url: `https://lan.dev${path}`, referrer};
  expect(received).toEqual([
    ['GET', '/count', undefined, {p: path, t: title, r: referrer}],
    ['POST', '/api/send', 'application/json', {type: 'event', payload}],
    ['POST', '/api/event', 'text/plain', pageview],
  ]);
  expect(visitService({goatcounter: 'lan'})?.endpoint).toBe('https://lan.goatcounter.com/count');
});
