import {once} from 'node:events';
import http, {type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

import {startFrontServer} from './front-server';
import type {LanguageServer} from './language-server';

/** The header that browsers send when they open a page. */
const PAGE = {headers: {accept: 'text/html'}};
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function startBoth(answer: RequestListener) {
  const behind = http.createServer(answer).listen(0, '127.0.0.1');
  await once(behind, 'listening');
  const target = {
    locale: 'vi' as const,
    baseUrl: '/',
    origin: urlOf(behind),
    state: 'ready' as LanguageServer['state'],
    start: jest.fn(),
  };
  const {front} = await startFrontServer([target], 0, '127.0.0.1');
  servers.push(behind, front);
  return {behind, target, url: urlOf(front)};
}

test('no request fails if the language server closes each connection after its response', async () => {
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

test('a page request that is cut off gets the waiting page, also after a POST', async () => {
  const {url} = await startBoth(({socket}) => socket.destroy());
  for (const options of [PAGE, {...PAGE, method: 'POST', body: 'a'}]) {
    const answer = await fetch(url, options);
    expect([answer.status, await answer.text()]).toEqual([
      503,
      expect.stringContaining('is starting'),
    ]);
  }
});

test('during a restart, script requests and live reload wait, and pages show the waiting page', async () => {
  const {behind, target, url} = await startBoth((_request, response) => response.end());
  behind.on('upgrade', (_request, socket) =>
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: any\r\n\r\n'),
  );
  target.state = 'starting';
  const script = fetch(url);
  const live = once(http.get(url, {headers: {connection: 'Upgrade', upgrade: 'any'}}), 'upgrade');
  expect((await fetch(url, PAGE)).status).toBe(503);
  target.state = 'ready';
  expect((await script).status).toBe(200);
  await live;
});
