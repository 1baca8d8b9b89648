import {once} from 'node:events';
import http, {type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';

import WebSocket from 'ws';

import {hostInUrl, refusalFor, startFrontServer} from './front-server';
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

test('only requests for this computer are answered, including those of WebSockets', async () => {
  const {url} = await startBoth((_request, response) => response.end('answer'));
  const {port} = new URL(url);
  const statusFor = async (host: string) => {
    const [response] = await once(http.get(url, {headers: {host}}), 'response');
    return (response as http.IncomingMessage).resume().statusCode;
  };
  for (const host of ['LocalHost', 'localhost.', `127.0.0.1:${port}`, '[::1]', `[::1]:${port}`])
    expect(await statusFor(host)).toBe(200);
  for (const host of [
    'rebind.example',
    '192.168.1.2',
    'localhost.rebind.example',
    '[::2]',
    'a b',
  ]) {
    expect(await statusFor(host)).toBe(403);
  }
  const socket = new WebSocket(`${url}/ws`, {headers: {host: `rebind.example:${port}`}});
  expect(String((await once(socket, 'error'))[0])).toMatch(/hang up|403/);
});

test.each([
  ['localhost', [], 'my.example', false],
  ['localhost', ['my.example'], 'my.example', true],
  ['localhost', ['.my.example'], 'a.my.example:3000', true],
  ['localhost', ['.my.example'], 'notmy.example', false],
  ['my.example', [], 'my.example', true],
  ['0.0.0.0', [], '192.168.1.2:3000', true],
  ['::', [], '[fe80::1]', true],
  ['0.0.0.0', [], os.hostname(), true],
  ['0.0.0.0', [], 'rebind.example', false],
])(
  'with --host %s and --allow-host %j, the answer for %s is %s',
  (host, allowed, name, expected) => {
    const request = {headers: {host: name}} as http.IncomingMessage;
    expect(refusalFor(host, allowed)(request) === undefined).toBe(expected);
  },
);

test('the URL of a server is one that a browser can open', () => {
  expect(['::1', '::', '0.0.0.0', 'localhost'].map(hostInUrl)).toEqual([
    ...['[::1]', 'localhost', 'localhost', 'localhost'],
  ]);
});

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

test('after a request is cut off, a page shows the waiting page, a script is requested again, a form is not sent again', async () => {
  let cuts = 0;
  let left = 0;
  const {url} = await startBoth(({socket, method}, response) => {
    if (left === 0) return response.end(`whole ${method}`);
    left -= 1;
    cuts += 1;
    return socket.destroy();
  });
  left = 1;
  const gone = await fetch(url, PAGE);
  expect([gone.status, await gone.text()]).toEqual([503, expect.stringContaining('is starting')]);
  left = 3;
  expect(await (await fetch(url)).text()).toBe('whole GET');
  [left, cuts] = [2, 0];
  expect((await fetch(url, {method: 'POST', body: 'a'})).status).toBe(503);
  expect(cuts).toBe(1);
  left = 0;
  expect(await (await fetch(url, {method: 'POST', body: 'a'})).text()).toBe('whole POST');
});

test('during a restart, script requests wait, and pages that connect reload afterwards', async () => {
  const {target, url} = await startBoth((_request, response) => response.end());
  target.state = 'stopped';
  expect(String((await once(new WebSocket(url), 'message'))[0])).toBe('{"type":"static-changed"}');
  expect(await (await fetch(url, PAGE)).text()).toContain('Fix the error in the terminal');
  target.state = 'starting';
  const message = once(new WebSocket(url), 'message');
  const script = fetch(url);
  expect((await fetch(url, PAGE)).status).toBe(503);
  target.state = 'ready';
  expect((await script).status).toBe(200);
  expect(String((await message)[0])).toBe('{"type":"static-changed"}');
});
