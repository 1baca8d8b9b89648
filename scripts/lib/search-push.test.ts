/** @jest-environment node */
import http from 'node:http';
import type {AddressInfo} from 'node:net';

import {toAlgoliaRecords} from '../../src/plugins/search/algolia-records';

import {pushRecords} from './search-push';

type Seen = {method: string; path: string; body: unknown; key: unknown};

/** Starts a server with the part of Algolia's API that the upload uses. */
async function service(status: (path: string) => number = () => 200) {
  const seen: Seen[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      const key = request.headers['x-algolia-api-key'];
      seen.push({
        method: request.method ?? '',
        path,
        body: body === '' ? undefined : JSON.parse(body),
        key,
      });
      response.writeHead(status(path), {'Content-Type': 'application/json'});
      const isTask = path.includes('/task/');
      response.end(
        JSON.stringify(isTask ? {status: 'published'} : {taskID: 7, objectIDs: [], message: 'no'}),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const target = {
    appId: 'TESTAPPID0',
    adminKey: 'secret',
    indexName: 'dau',
    server: {host: `127.0.0.1:${port}`, protocol: 'http' as const},
  };
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return {seen, target, close};
}

const records = toAlgoliaRecords(
  [
    {
      url: '/docs/a',
      title: 'A',
      tag: 'docs-default-current',
      sections: [
        {heading: '', anchor: '', level: 1, text: 'Mở đầu', code: ''},
        {heading: 'B', anchor: 'b', level: 2, text: 'Tiếp', code: ''},
      ],
    },
  ],
  'vi',
  'https://example.com',
);

it('Q04 records have the attributes that contextual search filters by', () => {
  expect(records).toHaveLength(2);
  expect(records[1]).toMatchObject({
    url: 'https://example.com/docs/a#b',
    language: 'vi',
    docusaurus_tag: 'docs-default-current',
    type: 'lvl2',
    hierarchy: {lvl0: 'A', lvl1: 'A', lvl2: 'B', lvl3: null},
    content: 'Tiếp',
  });
});

it('Q04 no record exceeds the size limit of Algolia', () => {
  const text = 'chữ '.repeat(20_000);
  const section = {heading: '', anchor: '', level: 1, text, code: ''};
  const long = toAlgoliaRecords(
    [{url: '/', title: 'T', tag: 'default', sections: [section]}],
    'vi',
    '',
  );
  expect(long.length).toBeGreaterThan(1);
  expect(new Set(long.map(({objectID}) => objectID)).size).toBe(long.length);
  for (const record of long) expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(10_000);
});

it('Q04 the upload writes a temporary index, then moves it over the old one', async () => {
  const {seen, target, close} = await service();
  await pushRecords(target, records);
  close();
  const batches = seen.filter(({path}) => path.endsWith('/batch'));
  expect(batches).toHaveLength(1);
  expect(batches[0]?.path).toMatch(/^\/1\/indexes\/dau_tmp_\d+\/batch$/);
  const {requests} = batches[0]?.body as {requests: {body: {objectID: string}}[]};
  expect(requests.map(({body}) => body.objectID)).toEqual(records.map(({objectID}) => objectID));
  const moved = seen.filter(
    ({body}) => (body as {operation?: string} | undefined)?.operation === 'move',
  );
  expect(moved.map(({body}) => body)).toEqual([{operation: 'move', destination: 'dau'}]);
  expect(seen.indexOf(moved[0] as Seen)).toBeGreaterThan(seen.indexOf(batches[0] as Seen));
  expect(seen.find(({path}) => path.endsWith('/dau/settings'))?.body).toMatchObject({
    attributesForFaceting: ['language', 'docusaurus_tag', 'type'],
  });
  expect(new Set(seen.map(({key}) => key))).toEqual(new Set(['secret']));
});

it('Q04 if the upload fails, the old records stay', async () => {
  const {seen, target, close} = await service((path) => (path.endsWith('/batch') ? 403 : 200));
  await expect(pushRecords(target, records)).rejects.toThrow();
  close();
  expect(
    seen.filter(({body}) => (body as {operation?: string} | undefined)?.operation === 'move'),
  ).toEqual([]);
});
