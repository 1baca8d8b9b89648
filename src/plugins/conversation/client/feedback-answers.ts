import {FEEDBACK_QUEUE_STORAGE_KEY, FEEDBACK_VOTES_STORAGE_KEY} from '../../../lib/storage-keys';
import {readStored, store} from '../../../lib/storage';

export type Vote = 'yes' | 'no';

/** A reader's answer about a page. The page sends exactly these fields, as JSON. */
export type Answer = {
  /** Random. A reader has one id for each page they vote on. */
  readonly id: string;
  /** Increases with each change. The highest revision of an `id` counts. */
  readonly revision: number;
  /** Path of the page, with the base URL. */
  readonly path: string;
  readonly locale: string;
  readonly vote: Vote;
  readonly message: string;
  readonly siteVersion: string;
  /** When the reader answered, ISO 8601. */
  readonly at: string;
};

/** The stored part of an answer. With it the reader can see and change the vote later. */
export type Voted = Pick<Answer, 'id' | 'revision' | 'vote'>;

/** Maximum length of a message, in characters. */
export const MAX_MESSAGE = 500;

/** Limits for storage. The oldest entries are dropped first. */
const MAX_VOTES = 200;
const MAX_WAITING = 200;

/** Answers that could not be stored because storage is blocked or full. They end with the page. */
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

/** Returns the answers that are not delivered yet, oldest first. It ignores invalid entries. */
export function waitingAnswers(): readonly Answer[] {
  const stored = parse(readStored(FEEDBACK_QUEUE_STORAGE_KEY));
  return [...(Array.isArray(stored) ? stored.filter(isAnswer) : []), ...inMemory];
}

function saveWaiting(answers: readonly Answer[]): boolean {
  const newest = answers.slice(-MAX_WAITING);
  const text = newest.length > 0 ? JSON.stringify(newest) : null;
  const isStored = store(FEEDBACK_QUEUE_STORAGE_KEY, text);
  inMemory = isStored ? [] : newest;
  return isStored;
}

/** Removes answers from the queue: those that are delivered or too old. */
export function removeWaiting(isDone: (answer: Answer) => boolean): void {
  saveWaiting(waitingAnswers().filter((answer) => !isDone(answer)));
}

function votes(): Record<string, unknown> {
  const stored = parse(readStored(FEEDBACK_VOTES_STORAGE_KEY));
  return isRecord(stored) ? stored : {};
}

/** Returns the reader's earlier answer on a page, if there is one. */
export function votedOn(path: string): Voted | undefined {
  const voted = votes()[path];
  return isVoted(voted) ? voted : undefined;
}

/** Stores the reader's answer on a page. */
export function rememberVote(path: string, {id, revision, vote}: Voted): void {
  const others = Object.entries(votes()).filter(([other]) => other !== path);
  const latest = [...others.slice(1 - MAX_VOTES), [path, {id, revision, vote}] as const];
  store(FEEDBACK_VOTES_STORAGE_KEY, JSON.stringify(Object.fromEntries(latest)));
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Creates a vote. If there is an earlier one on the same page, it continues its id and revision. */
export function nextVote(vote: Vote, earlier: Voted | undefined): Voted {
  return {id: earlier?.id ?? randomId(), revision: (earlier?.revision ?? 0) + 1, vote};
}

/**
 * Adds an answer to the queue. It replaces a waiting answer with the same id, which
 * is outdated.
 *
 * @returns whether the answer is in storage; `false` if storage is blocked or full
 */
export function enqueue(answer: Answer): boolean {
  const waiting = waitingAnswers();
  const typed = answer.message.normalize('NFC').trim().slice(0, MAX_MESSAGE);
  // A changed vote keeps the unsent message of the earlier answer
  const message = typed || (waiting.find(({id}) => id === answer.id)?.message ?? '');
  return saveWaiting([...waiting.filter(({id}) => id !== answer.id), {...answer, message}]);
}
