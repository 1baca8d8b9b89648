/** The state of the open modal. The search client writes it; ModalExtras and SeeAll read it. */

export type SearchState = {
  readonly phase: 'idle' | 'searching' | 'found' | 'nothing' | 'failed';
  readonly query: string;
  /** Number of all matching pages. */
  readonly total: number;
  /** Other queries to try, if nothing was found. */
  readonly suggestions: readonly string[];
};

export const IDLE: SearchState = {phase: 'idle', query: '', total: 0, suggestions: []};

/** A store for `useSyncExternalStore`. */
export type Session = {
  get(): SearchState;
  set(state: Partial<SearchState>): void;
  subscribe(listener: () => void): () => void;
  /** Whether an input method is composing a word. */
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
