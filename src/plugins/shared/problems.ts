/** One fault in what the author wrote: where it is and what was expected there. */
export type Problem = {
  /** Path of the file, relative to the site's folder; or the name of an environment variable. */
  readonly file: string;
  /** Field inside the file, as a path (`projects[2].tags[0]`). */
  readonly field?: string;
  /** What was expected there, as a sentence without its final full stop. */
  readonly expected: string;
  /** What stands there now. Left out where nothing does. */
  readonly found?: unknown;
};

function formatProblem({file, field, expected, found}: Problem): string {
  const place = field === undefined ? file : `${file} › ${field}`;
  const actual = found === undefined ? '' : ` (found ${JSON.stringify(found)})`;
  return `  ${place}: ${expected}${actual}`;
}

/** Stops the build with every problem at once, so that the author mends them in one go. */
export class ContentError extends Error {
  constructor(title: string, problems: readonly Problem[]) {
    super(`${title}\n${problems.map(formatProblem).join('\n')}\n`);
    this.name = 'ContentError';
    // The fault is in what was written: the way through the code would only bury it
    this.stack = `${this.name}: ${this.message}`;
  }
}

/**
 * @throws {ContentError} if there is any problem.
 */
export function throwIfAny(title: string, problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ContentError(title, problems);
}
