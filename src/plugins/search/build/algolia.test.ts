/** @jest-environment node */
import http from 'node:http';
import type {AddressInfo} from 'node:net';

import {pushRecords, toRecords} from './algolia';

type Seen = {path: string; body: Record<string, unknown>};

/** Starts a server that imitates the part of Algolia's API that the upload uses. */
async function startService(isRefusing = false) {
  const seen: Seen[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const path = request.url?.split('?')[0] ?? '';
      seen.push({path, body: JSON.parse(body || '{}') as Seen['body']});
      const status = isRefusing && path.endsWith('/batch') ? 403 : 200;
      response.writeHead(status, {'Content-Type': 'application/json'});
      response.end(JSON.stringify({status: 'published', taskID: 7, objectIDs: [], message: 'no'}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const push = (records: ReturnType<typeof toRecords>) =>
    pushRecords({appId: 'TESTAPPID0', adminKey: 'secret', indexName: 'dau'}, records, {
      hosts: [{url: `127.0.0.1:${port}`, protocol: 'http', accept: 'readWrite'}],
    }).finally(() => {
      server.closeAllConnections();
      server.close();
    });
  return {seen, push};
}

const recordsOf = (text: string) => {
  const section = {heading: 'B', anchor: 'b', level: 2, text, code: ''};
  const page = {url: '/docs/a', title: 'A', tag: 'docs-default-current', sections: [section]};
  return toRecords([page], 'vi', 'https://example.com');
};

test('records have the fields that contextual search needs, and their strings are escaped', () => {
  expect(recordsOf('<img src=x>')[0]).toMatchObject({
    url: 'https://example.com/docs/a#b',
    language: 'vi',
    docusaurus_tag: 'docs-default-current',
    type: 'lvl2',
    hierarchy: {lvl0: 'A', lvl1: null, lvl2: 'B', lvl3: null},
    content: '&#60;img src=x&#62;',
  });
});

test('an upload writes a temporary index, then moves it over the old one', async () => {
  const {seen, push} = await startService();
  const records = recordsOf('Mở đầu');
  await push(records);
  const batch = seen.findIndex(({path}) => /\/dau_tmp_\d+\/batch$/.test(path));
  const move = seen.findIndex(({body}) => body.operation === 'move');
  expect(batch).toBeGreaterThan(-1);
  expect(seen[batch]?.body.requests).toHaveLength(records.length);
  expect(seen[move]?.body).toEqual({operation: 'move', destination: 'dau'});
  expect(move).toBeGreaterThan(batch);
});
