import {FEEDBACK_VOTES_STORAGE_KEY, readStored, store} from '../../../lib/storage';

export type Voted = {
  /** A random id that stays the same when the reader changes their vote. */
  id: string;
  /** Increases with each change. The endpoint should count only the highest revision of each `id`. */
  revision: number;
  vote: 'yes' | 'no';
};

type Answer = Voted & {
  /** The page's path, including the base URL. */
  path: string;
  locale: string;
  siteVersion: string;
  /** The time of the vote in ISO 8601. */
  at: string;
};

const TIMEOUT_MS = 8_000;

/** Returns unchecked values, because other sites on the same host can change the storage. */
function readVotes(): Record<string, unknown> {
  try {
    return Object(JSON.parse(readStored(FEEDBACK_VOTES_STORAGE_KEY) ?? '{}')) as never;
  } catch {
    return {};
  }
}

export function votedOn(path: string): Voted | undefined {
  const {id, revision, vote} = Object(readVotes()[path]) as Partial<Voted>;
  const isVoted =
    typeof id === 'string' && Number.isInteger(revision) && /^(yes|no)$/.test(String(vote));
  return isVoted ? ({id, revision, vote} as Voted) : undefined;
}

export const nextVote = (vote: Voted['vote'], earlier: Voted | undefined): Voted => ({
  id: earlier?.id ?? [...crypto.getRandomValues(new Uint32Array(4))].join('-'),
  revision: (earlier?.revision ?? 0) + 1,
  vote,
});

export function rememberVote(path: string, voted: Voted): void {
  store(FEEDBACK_VOTES_STORAGE_KEY, JSON.stringify({...readVotes(), [path]: voted}));
}

export async function sendAnswer(endpoint: string, answer: Answer): Promise<boolean> {
  try {
    const {ok} = await fetch(endpoint, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Accept: 'application/json'},
      body: JSON.stringify(answer),
      credentials: 'omit',
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return ok;
  } catch {
    return false;
  }
}
