/** @jest-environment node */
import http from 'node:http';
import type {AddressInfo} from 'node:net';

import {enqueue, nextVote, waitingAnswers, type Answer} from './feedback-answers';
import {deliver} from './delivery';

/** A `Storage` in memory: these tests run without a browser. */
function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => {
      items.clear();
    },
    key: () => null,
    length: 0,
  };
}

const answer = (changes: Partial<Answer> = {}): Answer => ({
  ...nextVote('yes', undefined),
  path: '/blog/a',
  locale: 'vi',
  message: '',
  siteVersion: '1.1.0',
  at: new Date().toISOString(),
  ...changes,
});

/** What the test server does with a request. */
type Behavior = 'taken' | 'cut' | 'failed' | 'busy' | 'taken, answer lost';

let received: Answer[];
let behavior: () => Behavior;
let server: http.Server;
let endpoint: string;

beforeEach(async () => {
  Object.assign(globalThis, {window: {localStorage: memoryStorage()}, navigator: {}});
  received = [];
  behavior = () => 'taken';
  server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const now = behavior();
      if (now.startsWith('taken')) received.push(JSON.parse(Buffer.concat(chunks).toString()));
      if (now === 'cut' || now === 'taken, answer lost') request.socket.destroy();
      else response.writeHead({taken: 200, failed: 500, busy: 429}[now]).end('?');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const keys = () => received.map(({id, revision}) => `${id}/${revision}`);

test.each([1, 2, 3])(
  'P04 100 votes under random failures (%i): each taken once',
  async (start) => {
    let seed = start * 7_919;
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    behavior = () =>
      (['taken', 'cut', 'failed', 'busy'] as const)[Math.floor(random() * 4)] ?? 'cut';
    for (let n = 0; n < 100; n++) {
      enqueue(answer());
      if (random() < 0.3) await deliver(endpoint);
    }
    for (let tries = 0; waitingAnswers().length > 0 && tries < 1000; tries++)
      await deliver(endpoint);
    expect(waitingAnswers()).toEqual([]);
    expect(received.length).toBe(100);
    expect(new Set(keys()).size).toBe(100);
  },
  60_000,
);

test('P04 an answer without a response is sent again with the same id, so that it counts once', async () => {
  enqueue(answer());
  behavior = () => 'taken, answer lost';
  await deliver(endpoint);
  expect(waitingAnswers().length).toBe(1);
  behavior = () => 'taken';
  await deliver(endpoint);
  expect(waitingAnswers()).toEqual([]);
  expect(new Set(keys()).size).toBe(1);
});

test('P04 a refused answer does not delay the others', async () => {
  enqueue(answer({path: '/refused'}));
  enqueue(answer({path: '/taken'}));
  let asked = 0;
  behavior = () => (asked++ === 0 ? 'failed' : 'taken');
  await deliver(endpoint);
  expect(received.map(({path}) => path)).toEqual(['/taken']);
  expect(waitingAnswers().map(({path}) => path)).toEqual(['/refused']);
});

test('P04 a vote that changes before it is sent is sent once, with its last value', async () => {
  const first = answer({message: 'Cảm ơn'});
  enqueue(first);
  enqueue({...first, ...nextVote('no', first), message: ''});
  await deliver(endpoint);
  expect(received).toMatchObject([{id: first.id, revision: 2, vote: 'no', message: 'Cảm ơn'}]);
});

test('P04 an answer is dropped after 30 days', async () => {
  enqueue(answer({at: '2026-01-01T00:00:00.000Z'}));
  await deliver(endpoint, Date.parse('2026-01-30T00:00:00.000Z'));
  enqueue(answer({at: '2026-01-01T00:00:00.000Z', path: '/old'}));
  await deliver(endpoint, Date.parse('2026-02-01T00:00:00.000Z'));
  expect(received.map(({path}) => path)).toEqual(['/blog/a']);
  expect(waitingAnswers()).toEqual([]);
});

test('P04 a message is cut at 500 characters and normalised', () => {
  enqueue(answer({message: `  ${'e\u0302\u0301'.repeat(600)}`}));
  expect(waitingAnswers()[0]?.message).toBe('ế'.repeat(500));
});
