type Guard = (loading: Promise<unknown>) => Promise<unknown>;

let guard: Guard = (loading) => loading;

/** Passes the loading of a page to the guard. */
export const guarded: Guard = (loading) => guard(loading);

/** Lets a part of the application answer when a page does not load. */
export function guardLoading(answer: Guard): void {
  guard = answer;
}
