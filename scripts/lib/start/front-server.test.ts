/** @jest-environment node */
import {once} from 'node:events';
import http, {type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

import {startFrontServer} from './front-server';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Starts a language server that answers so, and the server in front of it. */
async function startBoth(answer: RequestListener) {
  const behind = http.createServer(answer).listen(0, '127.0.0.1');
  await once(behind, 'listening');
  const target = {locale: 'vi', baseUrl: '/', state: 'ready', start: jest.fn()} as const;
  const front = await startFrontServer([{...target, origin: urlOf(behind)}], 0, '127.0.0.1');
  servers.push(behind, front);
  return {behind, url: urlOf(front)};
}

test('a language server that closes each connection after an answer cuts no request', async () => {
  const used = new Set<unknown>();
  const {url} = await startBoth(({socket, headers}, response) => {
    if (used.has(socket)) socket.destroy();
    else response.end(headers.accept);
    used.add(socket);
  });
  for (let count = 0; count < 10; count += 1) {
    const answer = await fetch(url, {headers: {accept: String(count)}});
    expect(await answer.text()).toBe(String(count));
  }
});

test.each([
  ['before the answer', () => undefined],
  ['during the answer', (response: http.ServerResponse) => response.write('half')],
])('a request that is cut %s is repeated once', async (_name, begin) => {
  let cuts = 0;
  let left = 1;
  const {url} = await startBoth(({socket, method}, response) => {
    if (left > 0) {
      left -= 1;
      cuts += 1;
      begin(response);
      setImmediate(() => socket.destroy());
    } else response.end(`whole ${method}`);
  });
  expect(await (await fetch(url)).text()).toBe('whole GET');

  // The server has gone: the page that waits for it
  left = 2;
  const gone = await fetch(url);
  expect([gone.status, await gone.text()]).toEqual([503, expect.stringContaining('is starting')]);

  // What may change something is asked once
  [left, cuts] = [2, 0];
  expect((await fetch(url, {method: 'POST', body: 'a'})).status).toBe(503);
  expect(cuts).toBe(1);
  left = 0;
  expect(await (await fetch(url, {method: 'POST', body: 'a'})).text()).toBe('whole POST');
});

test('after a restart, an open page finds no update and loads itself again', async () => {
  const {behind, url} = await startBoth((_request, response) => {
    response.writeHead(200, {'Content-Type': 'text/html'}).end('the home page');
  });
  const statusOf = async (path: string) => (await fetch(url + path)).status;
  expect(await statusOf('/main.old.hot-update.json')).toBe(404);
  expect(await statusOf('/blog')).toBe(200);
  behind.close().closeAllConnections();
  await once(behind, 'close');
  expect([await statusOf('/main.old.hot-update.json'), await statusOf('/')]).toEqual([404, 503]);
});
