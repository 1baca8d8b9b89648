import {FEEDBACK_VOTES_STORAGE_KEY, readStored, store} from '../../../lib/storage';

/** A reader's vote on a page. It is stored, so that the reader can see and change it later. */
export type Voted = {
  /** A random id. It stays the same when the reader changes the vote. */
  id: string;
  /** Increases with each change. The endpoint should count the highest revision of an `id`. */
  revision: number;
  vote: 'yes' | 'no';
};

/** The data that the page sends to the endpoint. */
type Answer = Voted & {
  /** Path of the page, with the base URL. */
  path: string;
  locale: string;
  siteVersion: string;
  /** Time of the vote, in ISO 8601. */
  at: string;
};

const TIMEOUT_MS = 8_000;

/** Reads the stored votes. They may be invalid, because other sites on the same host can change them. */
function readVotes(): Record<string, unknown> {
  try {
    return Object(JSON.parse(readStored(FEEDBACK_VOTES_STORAGE_KEY) ?? '{}')) as never;
  } catch {
    return {};
  }
}

/** Returns the reader's earlier vote on a page, if there is one. */
export function votedOn(path: string): Voted | undefined {
  const {id, revision, vote} = Object(readVotes()[path]) as Partial<Voted>;
  const isVoted =
    typeof id === 'string' && Number.isInteger(revision) && /^(yes|no)$/.test(String(vote));
  return isVoted ? ({id, revision, vote} as Voted) : undefined;
}

/** Creates a vote. It has the id of the earlier vote on the same page, and the next revision. */
export const nextVote = (vote: Voted['vote'], earlier: Voted | undefined): Voted => ({
  id: earlier?.id ?? [...crypto.getRandomValues(new Uint32Array(4))].join('-'),
  revision: (earlier?.revision ?? 0) + 1,
  vote,
});

/** Stores the reader's vote on a page. */
export function rememberVote(path: string, voted: Voted): void {
  store(FEEDBACK_VOTES_STORAGE_KEY, JSON.stringify({...readVotes(), [path]: voted}));
}

/** Sends an answer as JSON. Returns whether the endpoint accepted it. */
export async function sendAnswer(endpoint: string, answer: Answer): Promise<boolean> {
  try {
    const {ok} = await fetch(endpoint, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Accept: 'application/json'},
      body: JSON.stringify(answer),
      credentials: 'omit',
      // Do not cancel the request when the reader leaves the page
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return ok;
  } catch {
    return false;
  }
}
