import {readStored, store} from '../../../lib/storage';
import {FEEDBACK_VOTES_STORAGE_KEY} from '../../../lib/storage-keys';

/** A reader's answer about a page. The page sends exactly these fields, as JSON. */
export type Answer = {
  /** Random. A reader has one id for each page they vote on. */
  id: string;
  /** Increases with each answer. The highest revision of an `id` counts. */
  revision: number;
  /** Path of the page, with the base URL. */
  path: string;
  locale: string;
  vote: 'yes' | 'no';
  siteVersion: string;
  /** When the reader answered, ISO 8601. */
  at: string;
};

/** The stored part of an answer. With it the reader can see and change the vote later. */
export type Voted = Pick<Answer, 'id' | 'revision' | 'vote'>;

/** Limit for storage. The oldest votes are dropped first. */
const MAX_VOTES = 200;
const TIMEOUT_MS = 8_000;

/** Reads the stored votes. Others may also write there: what is not an object is dropped. */
function readVotes(): Record<string, unknown> {
  try {
    return Object(JSON.parse(readStored(FEEDBACK_VOTES_STORAGE_KEY) ?? '{}')) as never;
  } catch {
    return {};
  }
}

/** Returns the reader's earlier answer on a page, if there is one. */
export function votedOn(path: string): Voted | undefined {
  const {id, revision, vote} = Object(readVotes()[path]) as Partial<Voted>;
  const isVoted =
    typeof id === 'string' && Number.isInteger(revision) && /^(yes|no)$/.test(String(vote));
  return isVoted ? ({id, revision, vote} as Voted) : undefined;
}

/** Creates a vote. If there is an earlier one on the same page, it continues its id and revision. */
export const nextVote = (vote: Voted['vote'], earlier: Voted | undefined): Voted => ({
  id: earlier?.id ?? [...crypto.getRandomValues(new Uint32Array(4))].join('-'),
  revision: (earlier?.revision ?? 0) + 1,
  vote,
});

/** Stores the reader's answer on a page. */
export function rememberVote(path: string, voted: Voted): void {
  const others = Object.entries(readVotes()).filter(([other]) => other !== path);
  const latest = [...others.slice(1 - MAX_VOTES), [path, voted]];
  store(FEEDBACK_VOTES_STORAGE_KEY, JSON.stringify(Object.fromEntries(latest)));
}

/** Sends an answer. Returns whether the endpoint has taken it. */
export async function sendAnswer(endpoint: string, answer: Answer): Promise<boolean> {
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
    return ok;
  } catch {
    return false;
  }
}
