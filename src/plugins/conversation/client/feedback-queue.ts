import {readStored, store} from '../../../lib/storage';
import {FEEDBACK_QUEUE_STORAGE_KEY, FEEDBACK_VOTES_STORAGE_KEY} from '../../../lib/storage-keys';

/** A reader's answer about a page. The page sends exactly these fields, as JSON. */
export type Answer = {
  /** Random. A reader has one id for each page they vote on. */
  id: string;
  /** Increases with each change. The highest revision of an `id` counts. */
  revision: number;
  /** Path of the page, with the base URL. */
  path: string;
  locale: string;
  vote: 'yes' | 'no';
  message: string;
  siteVersion: string;
  /** When the reader answered, ISO 8601. */
  at: string;
};

/** The stored part of an answer. With it the reader can see and change the vote later. */
export type Voted = Pick<Answer, 'id' | 'revision' | 'vote'>;

/** Maximum length of a message, in characters. */
export const MAX_MESSAGE = 500;

/** Limit for storage. The oldest entries are dropped first. */
const MAX_ENTRIES = 200;
const MAX_AGE_MS = 30 * 86_400_000;
const TIMEOUT_MS = 8_000;
const RETRY_MS = 15_000;

/** Answers that could not be stored because storage is blocked or full. They end with the page. */
let inMemory: Answer[] = [];

/** Reads a stored value. Others may write there, too: what is not an object or a list is dropped. */
function readObject(key: string): object {
  try {
    return Object(JSON.parse(readStored(key) ?? '{}')) as object;
  } catch {
    return {};
  }
}

const isVoted = (value: unknown): value is Voted => {
  const {id, revision, vote} = Object(value) as Partial<Voted>;
  return typeof id === 'string' && Number.isInteger(revision) && (vote === 'yes' || vote === 'no');
};

/** Returns the answers that are not delivered yet, oldest first. */
export function waitingAnswers(): Answer[] {
  const stored = Object.values(readObject(FEEDBACK_QUEUE_STORAGE_KEY)) as unknown[];
  return [...(stored.filter(isVoted) as Answer[]), ...inMemory];
}

function saveWaiting(answers: Answer[]): void {
  const newest = answers.slice(-MAX_ENTRIES);
  const text = newest.length > 0 ? JSON.stringify(newest) : null;
  inMemory = store(FEEDBACK_QUEUE_STORAGE_KEY, text) ? [] : newest;
}

/** Returns the reader's earlier answer on a page, if there is one. */
export function votedOn(path: string): Voted | undefined {
  const voted = (readObject(FEEDBACK_VOTES_STORAGE_KEY) as Record<string, unknown>)[path];
  return isVoted(voted) ? voted : undefined;
}

/** Creates a vote. If there is an earlier one on the same page, it continues its id and revision. */
export const nextVote = (vote: Voted['vote'], earlier: Voted | undefined): Voted => ({
  id: earlier?.id ?? [...crypto.getRandomValues(new Uint32Array(4))].join('-'),
  revision: (earlier?.revision ?? 0) + 1,
  vote,
});

/** Stores the reader's answer on a page. */
export function rememberVote(path: string, voted: Voted): void {
  const others = Object.entries(readObject(FEEDBACK_VOTES_STORAGE_KEY)).filter(
    ([other]) => other !== path,
  );
  const latest = [...others.slice(1 - MAX_ENTRIES), [path, voted]];
  store(FEEDBACK_VOTES_STORAGE_KEY, JSON.stringify(Object.fromEntries(latest)));
}

/** Adds an answer to the queue. It replaces a waiting answer with the same id, which is outdated. */
export function enqueue(answer: Answer): void {
  const waiting = waitingAnswers();
  const typed = answer.message.normalize('NFC').trim().slice(0, MAX_MESSAGE);
  // A changed vote keeps the unsent message of the earlier answer
  const message = typed || (waiting.find(({id}) => id === answer.id)?.message ?? '');
  saveWaiting([...waiting.filter(({id}) => id !== answer.id), {...answer, message}]);
}

/** @returns `false` if the endpoint cannot be reached */
async function send(endpoint: string, answer: Answer): Promise<boolean> {
  try {
    const {ok} = await fetch(endpoint, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Accept: 'application/json'},
      body: JSON.stringify(answer),
      credentials: 'omit',
      // The request continues even if the reader leaves the page
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const {id, revision} = answer;
    const isSent = (other: Answer) => other.id === id && other.revision === revision;
    if (ok) saveWaiting(waitingAnswers().filter((other) => !isSent(other)));
    return true;
  } catch {
    return false;
  }
}

/** Fires `attempt` after each attempt to send. */
export const delivery = new EventTarget();
let timer: ReturnType<typeof setTimeout> | undefined;

async function sendAll(endpoint: string): Promise<void> {
  // An answer without a readable date is too old, too
  saveWaiting(waitingAnswers().filter(({at}) => Date.now() - Date.parse(at) < MAX_AGE_MS));
  for (const answer of waitingAnswers()) if (!(await send(endpoint, answer))) return;
}

/**
 * Sends the waiting answers one after the other, and tries again while the page is open. An answer
 * stays in the queue until the endpoint responds with a 2xx status.
 */
export async function deliver(endpoint: string): Promise<void> {
  // Tabs share the queue: without a lock, two could send the same answer
  const {locks} = navigator as {locks?: LockManager};
  await (locks?.request('dau.feedback', () => sendAll(endpoint)) ?? sendAll(endpoint));
  delivery.dispatchEvent(new Event('attempt'));
  clearTimeout(timer);
  if (waitingAnswers().length > 0) timer = setTimeout(() => void deliver(endpoint), RETRY_MS);
}
