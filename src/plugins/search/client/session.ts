/** What the open modal is doing; shared by its search client and what is shown beside its results. */

export type SearchState = {
  readonly phase: 'idle' | 'searching' | 'found' | 'nothing' | 'failed';
  readonly query: string;
  /** Pages that match, all of them. */
  readonly total: number;
  /** What to search for instead, if nothing was found. */
  readonly suggestions: readonly string[];
};

export const IDLE: SearchState = {phase: 'idle', query: '', total: 0, suggestions: []};

/** State with subscribers, for `useSyncExternalStore`. */
export type Session = {
  get(): SearchState;
  set(state: Partial<SearchState>): void;
  subscribe(listener: () => void): () => void;
  /** Is an input method composing a word? */
  isComposing(): boolean;
  setComposing(composing: boolean): void;
};

export function createSession(): Session {
  let state = IDLE;
  let composing = false;
  const listeners = new Set<() => void>();
  return {
    isComposing: () => composing,
    setComposing(now) {
      composing = now;
    },
    get: () => state,
    set(change) {
      state = {...state, ...change};
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
