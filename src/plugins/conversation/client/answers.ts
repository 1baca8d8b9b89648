import {FEEDBACK_QUEUE_STORAGE_KEY, FEEDBACK_VOTES_STORAGE_KEY} from '../../../lib/storage-keys';
import {readStored, store} from './storage';

export type Vote = 'yes' | 'no';

/** One reader's answer about one page; exactly this is sent, as JSON. */
export type Answer = {
  /** Random, one for each page a reader votes on. */
  readonly id: string;
  /** Grows when the reader changes or adds something: the highest one of an `id` counts. */
  readonly revision: number;
  readonly path: string;
  readonly locale: string;
  readonly vote: Vote;
  readonly message: string;
  readonly siteVersion: string;
  /** When the reader answered, ISO 8601. */
  readonly at: string;
};

/** What is remembered of an answer, so that the reader finds and can change it. */
export type Voted = Pick<Answer, 'id' | 'revision' | 'vote'>;

export const MAX_MESSAGE = 500;

/** So that storage never fills: the oldest go first. */
const MAX_VOTES = 200;
const MAX_WAITING = 200;

/** Answers of a reader whose storage is blocked or full; they live as long as the page. */
let inMemory: readonly Answer[] = [];

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isVoted(value: unknown): value is Voted {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.revision === 'number' &&
    (value.vote === 'yes' || value.vote === 'no')
  );
}

function isAnswer(value: unknown): value is Answer {
  return (
    isRecord(value) &&
    ['path', 'locale', 'message', 'siteVersion', 'at'].every(
      (field) => typeof value[field] === 'string',
    ) &&
    isVoted(value)
  );
}

/** The answers that are not delivered yet, oldest first. Junk in storage is passed over. */
export function waitingAnswers(): readonly Answer[] {
  const stored = parse(readStored(FEEDBACK_QUEUE_STORAGE_KEY));
  return [...(Array.isArray(stored) ? stored.filter(isAnswer) : []), ...inMemory];
}

function saveWaiting(answers: readonly Answer[]): boolean {
  const kept = answers.slice(-MAX_WAITING);
  const isStored = store(FEEDBACK_QUEUE_STORAGE_KEY, kept.length > 0 ? JSON.stringify(kept) : null);
  inMemory = isStored ? [] : kept;
  return isStored;
}

/** Takes answers that are delivered, or too old, out of the queue. */
export function removeWaiting(isDone: (answer: Answer) => boolean): void {
  saveWaiting(waitingAnswers().filter((answer) => !isDone(answer)));
}

function votes(): Record<string, unknown> {
  const stored = parse(readStored(FEEDBACK_VOTES_STORAGE_KEY));
  return isRecord(stored) ? stored : {};
}

/** What the reader answered on a page before. */
export function votedOn(path: string): Voted | undefined {
  const voted = votes()[path];
  return isVoted(voted) ? voted : undefined;
}

/** Remembers the answer to a page. */
export function rememberVote(path: string, {id, revision, vote}: Voted): void {
  const others = Object.entries(votes()).filter(([other]) => other !== path);
  const latest = [...others.slice(1 - MAX_VOTES), [path, {id, revision, vote}] as const];
  store(FEEDBACK_VOTES_STORAGE_KEY, JSON.stringify(Object.fromEntries(latest)));
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The vote that follows the earlier one on the same page, if there was one. */
export function nextVote(vote: Vote, earlier: Voted | undefined): Voted {
  return {id: earlier?.id ?? randomId(), revision: (earlier?.revision ?? 0) + 1, vote};
}

/**
 * Puts an answer in the queue. One of the same page that still waits there is
 * replaced: it was never sent, and is out of date.
 *
 * @returns whether it outlives the page (storage may be blocked)
 */
export function enqueue(answer: Answer): boolean {
  const waiting = waitingAnswers();
  const typed = answer.message.normalize('NFC').trim().slice(0, MAX_MESSAGE);
  // A vote that is changed must not take an unsent sentence with it
  const message = typed || (waiting.find(({id}) => id === answer.id)?.message ?? '');
  return saveWaiting([...waiting.filter(({id}) => id !== answer.id), {...answer, message}]);
}
