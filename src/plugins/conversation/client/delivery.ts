import {removeWaiting, waitingAnswers, type Answer} from './answers';

const TIMEOUT_MS = 8_000;
const MAX_AGE_DAYS = 30;
/** How long until the next try while the page stays open. */
const RETRY_SECONDS = [5, 15, 60, 300];

type Outcome = 'delivered' | 'refused' | 'unreachable';

async function post(endpoint: string, answer: Answer): Promise<Outcome> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Accept: 'application/json'},
      body: JSON.stringify(answer),
      credentials: 'omit',
      // Arrives even if the reader leaves the page meanwhile
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

/** Tabs share the queue: one at a time sends from it, or an answer could go out twice. */
function alone(task: () => Promise<void>): Promise<void> {
  const {locks} = navigator as {readonly locks?: LockManager};
  return locks ? locks.request('dau.feedback', task) : task();
}

/**
 * Sends what waits, one after the other. What is not acknowledged with a 2xx
 * stays; an answer that the service refuses does not hold up the others.
 */
export function deliver(endpoint: string, now = Date.now()): Promise<void> {
  return alone(async () => {
    removeWaiting((answer) => isTooOld(answer, now));
    for (const answer of waitingAnswers()) {
      const outcome = await post(endpoint, answer);
      if (outcome === 'delivered') removeWaiting(isSame(answer));
      if (outcome === 'unreachable') return;
    }
  });
}

/** Told after each attempt, whoever made it. */
const listeners = new Set<() => void>();

/** @returns the function that ends the subscription */
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
 * Sends what waits, and goes on trying as long as the page is open. Attempts
 * never overlap.
 *
 * @returns when this attempt is over, whatever came of it
 */
export function keepDelivering(endpoint: string, failures = 0): Promise<void> {
  const next = (running ?? Promise.resolve())
    .then(() => attempt(endpoint, failures))
    // Whatever goes wrong here, the answers still wait in storage
    .catch(() => undefined);
  running = next;
  return next;
}
