/**
 * `error`: it would publish something broken. `warning`: the site works, but something is wrong; a
 * strict check stops at it. `notice`: good to know, and never stops anything.
 */
type Severity = 'error' | 'warning' | 'notice';

/** One problem in the author's files. */
export type Problem = {
  /** Path of the file, relative to the site's folder; or the name of an environment variable. */
  readonly file: string;
  /** Line of the file, the first one is 1. */
  readonly line?: number;
  /** Field inside the file, as a path (`projects[2].tags[0]`): the subject of the sentence. */
  readonly field?: string;
  /** What is wrong, without a full stop: `image not found in static/`. */
  readonly problem: string;
  /** The wrong value. */
  readonly found?: unknown;
  /** What to do: one or more sentences, without the last full stop. */
  readonly fix?: string;
  /** `error` if left out. */
  readonly severity?: Severity;
};

/** Set to `true`, this environment variable makes every warning an error. */
export const STRICT_VARIABLE = 'CHECK_STRICT';

/** Do warnings count as errors? */
export const isStrict = (): boolean =>
  /^(1|true|yes|on)$/i.test(process.env[STRICT_VARIABLE] ?? '');

/** The problems that stop a build: errors, and warnings if the check is strict. */
export const errorsOf = (problems: readonly Problem[], strict = isStrict()): Problem[] =>
  problems.filter(
    ({severity = 'error'}) => severity === 'error' || (strict && severity === 'warning'),
  );

const LONGEST_FOUND = 80;

function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND)}…` : text;
}

const at = ({file, line}: Problem) => (line === undefined ? file : `${file}:${line}`);

/** Returns what is wrong and what to do, without the file and line. */
export function messageOf({field, problem, found, fix}: Problem): string {
  const value =
    found === undefined ? '' : `${/\bmust\b/.test(problem) ? ', found' : ':'} ${quoted(found)}`;
  const advice = fix ? `. ${fix}${/[.?!]$/.test(fix) ? '' : '.'}` : '';
  return `${field === undefined ? '' : `${field} `}${problem}${value}${advice}`;
}

const formatProblem = (problem: Problem): string => `  ${at(problem)}: ${messageOf(problem)}`;

/** Formats problems, one per line. */
export const listProblems = (problems: readonly Problem[]): string =>
  problems.map(formatProblem).join('\n');

/** Stops the build with all problems at once, so the author can fix them together. */
export class ContentError extends Error {
  constructor(title: string, problems: readonly Problem[]) {
    super(`${title}\n${listProblems(problems)}\n`);
    this.name = 'ContentError';
    // The error is in the content: a stack trace would only hide it
    this.stack = `${this.name}: ${this.message}`;
    // Docusaurus wraps this error in its own at once: hide that stack trace too
    const {stackTraceLimit} = Error;
    if (stackTraceLimit === 0) return;
    Error.stackTraceLimit = 0;
    setTimeout(() => Object.assign(Error, {stackTraceLimit}));
  }
}

/**
 * @throws {ContentError} if there is an error among the problems, or a warning if the check is strict.
 */
export function throwIfAny(title: string, problems: readonly Problem[]): void {
  const errors = errorsOf(problems);
  if (errors.length > 0) throw new ContentError(title, errors);
}
