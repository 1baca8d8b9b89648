/**
 * `error`: it would publish something broken. `warning`: the site works, and could be better; a
 * strict check stops at it. `notice`: no fault, and nothing stops at it.
 */
type Severity = 'error' | 'warning' | 'notice';

/** One fault in what the author wrote: where it is and what to do about it. */
export type Problem = {
  /** Path of the file, relative to the site's folder; or the name of an environment variable. */
  readonly file: string;
  /** Line of the file, the first one is 1. */
  readonly line?: number;
  /** Field inside the file, as a path (`projects[2].tags[0]`). */
  readonly field?: string;
  /** What is wrong. If there is a field, it is the subject: `image` `not found in static/`. */
  readonly problem: string;
  /** The wrong value. */
  readonly found?: unknown;
  /** What to do: one or more sentences, without the final full stop. */
  readonly fix?: string;
  /** `error` if left out. */
  readonly severity?: Severity;
};

/** Set to `true`, this environment variable makes every warning an error. */
export const STRICT_VARIABLE = 'CHECK_STRICT';

/** Do warnings count as errors? */
export const isStrict = (): boolean =>
  /^(1|true|yes|on)$/i.test(process.env[STRICT_VARIABLE] ?? '');

/** The problems that stop a build: errors, and warnings where the check is strict. */
export const errorsOf = (problems: readonly Problem[], strict = isStrict()): Problem[] =>
  problems.filter(
    ({severity = 'error'}) => severity === 'error' || (strict && severity === 'warning'),
  );

const LONGEST_FOUND = 80;

function found(value: unknown): string {
  if (value === undefined) return '';
  const text = JSON.stringify(value) ?? String(value);
  return ` (found ${text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND)}…` : text})`;
}

const at = ({file, line}: Problem) => (line === undefined ? file : `${file}:${line}`);

/** What is expected of a field and what stands there, without the file and line. */
export const messageOf = ({field, problem, found: value, fix}: Problem): string =>
  `${field === undefined ? '' : `${field}: `}${problem}${found(value)}${fix ? `. ${fix}` : ''}`;

const formatProblem = (problem: Problem): string =>
  `  ${at(problem)}${problem.field === undefined ? ': ' : ' › '}${messageOf(problem)}`;

/** From this many places on, the same problem is written once, with its places below. */
const GROUP = 3;

function formatGroup(group: readonly Problem[], most: number): string {
  const [first] = group;
  if (!first || group.length < GROUP) return group.map(formatProblem).join('\n');
  const field = first.field === undefined ? '' : `${first.field}: `;
  const places = group.map((problem) => `    ${at(problem)}${found(problem.found)}`);
  const shown = places.slice(0, most);
  const more = places.length - shown.length;
  return [
    `  ${field}${first.problem} (${group.length} places)`,
    ...shown,
    ...(more > 0 ? [`    … and ${more} more`] : []),
  ].join('\n');
}

/** Problems as lines for a person, one each. */
export const listProblems = (problems: readonly Problem[]): string =>
  problems.map(formatProblem).join('\n');

/**
 * The same, but what is wrong in many places is written once, with the first places.
 *
 * @param most how many places
 */
export function groupProblems(problems: readonly Problem[], most = 5): string {
  const groups = new Map<string, Problem[]>();
  for (const each of problems) {
    const key = `${each.field ?? ''}\n${each.problem}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].map((group) => formatGroup(group, most)).join('\n');
}

/** Stops the build with every problem at once, so that the author mends them in one go. */
export class ContentError extends Error {
  constructor(title: string, problems: readonly Problem[]) {
    super(`${title}\n${listProblems(problems)}\n`);
    this.name = 'ContentError';
    // The fault is in what was written: the way through the code would only bury it
    this.stack = `${this.name}: ${this.message}`;
  }
}

/**
 * @throws {ContentError} if there is an error among the problems, or a warning where the check is strict.
 */
export function throwIfAny(title: string, problems: readonly Problem[]): void {
  const errors = errorsOf(problems);
  if (errors.length > 0) throw new ContentError(title, errors);
}
