/** @jest-environment node */
import http from 'node:http';
import type {AddressInfo} from 'node:net';

import {download} from './download';

/** Answers each request with the next of the given answers; `undefined` cuts the connection. */
async function host(answers: readonly (number | undefined)[]) {
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    const status = answers[asked.length];
    asked.push(String(request.url));
    if (status === undefined) return request.socket.destroy();
    response.writeHead(status, {'Last-Modified': 'Thu, 01 Jan 2026 00:00:00 GMT'});
    return response.end('content');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {
    site: `http://127.0.0.1:${port}/my-site/`,
    asked,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('a broken connection is tried again', async () => {
  await using it = await host([undefined, undefined, 200]);
  const found = await download(it.site, 'a b/c.js');
  expect(found?.content.toString()).toBe('content');
  expect(found?.modified).toBe('Thu, 01 Jan 2026 00:00:00 GMT');
  expect(it.asked).toEqual(Array.from({length: 3}, () => '/my-site/a%20b/c.js'));
});

test('a host that cuts each connection is an error', async () => {
  await using it = await host([undefined, undefined, undefined, 200]);
  await expect(download(it.site, 'a.js')).rejects.toThrow(/a\.js cannot be read: \w/);
  expect(it.asked).toHaveLength(3);
});

test.each([
  [404, undefined],
  [503, 'the host answers with 503'],
])('an answer of %s is not asked for again', async (status, message) => {
  await using it = await host([status, 200]);
  const result = download(it.site, 'a.js');
  if (message) await expect(result).rejects.toThrow(message);
  else await expect(result).resolves.toBeUndefined();
  expect(it.asked).toHaveLength(1);
});
