import {removeWaiting, waitingAnswers, type Answer} from './feedback-answers';

const TIMEOUT_MS = 8_000;
const MAX_AGE_DAYS = 30;
/** Delays before the next attempts while the page is open. */
const RETRY_SECONDS = [5, 15, 60, 300];

type Outcome = 'delivered' | 'refused' | 'unreachable';

async function post(endpoint: string, answer: Answer): Promise<Outcome> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Accept: 'application/json'},
      body: JSON.stringify(answer),
      credentials: 'omit',
      // The request continues even if the reader leaves the page
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? 'delivered' : 'refused';
  } catch {
    return 'unreachable';
  }
}

const isSame = (a: Answer) => (b: Answer) => a.id === b.id && a.revision === b.revision;

function isTooOld({at}: Answer, now: number): boolean {
  const age = now - Date.parse(at);
  return !(age < MAX_AGE_DAYS * 86_400_000);
}

/** Runs a task in one tab at a time. Tabs share the queue, so an answer could be sent twice. */
function withLock(task: () => Promise<void>): Promise<void> {
  const {locks} = navigator as {readonly locks?: LockManager};
  return locks ? locks.request('dau.feedback', task) : task();
}

/**
 * Sends the waiting answers one after the other. An answer stays in the queue until
 * the endpoint responds with a 2xx status. A refused answer does not delay the others.
 *
 * @param now current time in milliseconds, to find answers that are too old
 */
export function deliver(endpoint: string, now = Date.now()): Promise<void> {
  return withLock(async () => {
    removeWaiting((answer) => isTooOld(answer, now));
    for (const answer of waitingAnswers()) {
      const outcome = await post(endpoint, answer);
      if (outcome === 'delivered') removeWaiting(isSame(answer));
      if (outcome === 'unreachable') return;
    }
  });
}

/** Called after each attempt. */
const listeners = new Set<() => void>();

/**
 * Calls the listener after each attempt to send.
 *
 * @returns a function that ends the subscription
 */
export function onAttempt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;

async function attempt(endpoint: string, failures: number): Promise<void> {
  clearTimeout(timer);
  await deliver(endpoint);
  for (const listener of listeners) listener();
  if (waitingAnswers().length === 0) return;
  const seconds = RETRY_SECONDS[Math.min(failures, RETRY_SECONDS.length - 1)] ?? 300;
  timer = setTimeout(() => {
    void keepDelivering(endpoint, failures + 1);
  }, seconds * 1000);
}

/**
 * Sends the waiting answers, and tries again until all are sent or the page is
 * closed. Attempts never overlap.
 *
 * @param failures number of failed attempts so far; the delay depends on it
 * @returns a promise that resolves after this attempt, also if it fails
 */
export function keepDelivering(endpoint: string, failures = 0): Promise<void> {
  const next = (running ?? Promise.resolve())
    .then(() => attempt(endpoint, failures))
    // After an error the answers are still in storage
    .catch(() => undefined);
  running = next;
  return next;
}
