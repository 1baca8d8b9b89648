/** @jest-environment jsdom */
import {deliver, enqueue, nextVote, waitingAnswers, type Answer} from './feedback-queue';

const answer = (changes: Partial<Answer> = {}): Answer => ({
  ...nextVote('yes', undefined),
  path: '/blog/a',
  locale: 'vi',
  message: '',
  siteVersion: '1.1.0',
  at: new Date().toISOString(),
  ...changes,
});

/** What an endpoint does with a request. `lost`: it takes the answer, and its response is lost. */
type Behavior = 'taken' | 'cut' | 'failed' | 'lost';

let received: Answer[] = [];
let behavior: () => Behavior;

beforeEach(() => {
  localStorage.clear();
  received = [];
  behavior = () => 'taken';
  Object.assign(globalThis, {
    fetch(_endpoint: string, {body}: RequestInit) {
      const now = behavior();
      if (now === 'taken' || now === 'lost') received.push(JSON.parse(String(body)) as Answer);
      const isAnswered = now === 'taken' || now === 'failed';
      return isAnswered ? Promise.resolve({ok: now === 'taken'}) : Promise.reject(new Error(now));
    },
  });
  Object.assign(AbortSignal, {timeout: () => undefined});
  jest.useFakeTimers({doNotFake: ['Date']});
});

afterEach(() => {
  jest.useRealTimers();
});

const send = () => deliver('https://feedback.example.com');

test('votes under many failures are each taken once', async () => {
  const failures = ['taken', 'cut', 'failed'] as const;
  let count = 0;
  behavior = () => failures[(count++ * 7 + (count % 5)) % 3] ?? 'cut';
  for (let n = 0; n < 60; n++) {
    enqueue(answer());
    if (n % 3 === 0) await send();
  }
  for (let tries = 0; waitingAnswers().length > 0 && tries < 200; tries++) await send();
  expect(waitingAnswers()).toEqual([]);
  expect(new Set(received.map(({id}) => id)).size).toBe(60);
  expect(received).toHaveLength(60);
});

test('an answer whose response is lost is sent again with the same id and revision', async () => {
  enqueue(answer());
  behavior = () => 'lost';
  await send();
  expect(waitingAnswers()).toHaveLength(1);
  behavior = () => 'taken';
  await send();
  expect(waitingAnswers()).toEqual([]);
  expect(new Set(received.map(({id, revision}) => `${id}/${revision}`)).size).toBe(1);
});

test('a refused answer does not delay the others, and is tried again while the page is open', async () => {
  enqueue(answer({path: '/refused'}));
  enqueue(answer({path: '/taken'}));
  let asked = 0;
  behavior = () => (asked++ === 0 ? 'failed' : 'taken');
  await send();
  expect(received.map(({path}) => path)).toEqual(['/taken']);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(received.map(({path}) => path)).toEqual(['/taken', '/refused']);
});

test('a vote that changes before it is sent is sent once, with its last value and its message', async () => {
  const first = answer({message: `  ${'e\u0302\u0301'.repeat(600)}`});
  enqueue(first);
  enqueue({...first, ...nextVote('no', first), message: ''});
  await send();
  const message = 'ế'.repeat(500);
  expect(received).toMatchObject([{id: first.id, revision: 2, vote: 'no', message}]);
});

test('answers of 30 days ago, and what others have stored, are not sent', async () => {
  const old = new Date(Date.now() - 31 * 86_400_000).toISOString();
  localStorage.setItem('dau.feedback.queue', JSON.stringify([null, 1, {id: 2}]));
  enqueue(answer({at: old, path: '/old'}));
  enqueue(answer());
  await send();
  expect(received.map(({path}) => path)).toEqual(['/blog/a']);
  expect(localStorage.getItem('dau.feedback.queue')).toBeNull();
});

test('without storage an answer waits in memory', async () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  enqueue(answer());
  await send();
  setItem.mockRestore();
  expect(received).toHaveLength(1);
  expect(waitingAnswers()).toEqual([]);
});
