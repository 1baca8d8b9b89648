import {logger} from '@docusaurus/logger';

import {printOnlyMessage} from './docusaurus-messages';

/** `error`: the published site would be broken. `warning`: the site works, but something is wrong. */
type Severity = 'error' | 'warning';

export type Problem = {
  /** The path relative to the site folder, or the name of an environment variable. */
  readonly file: string;
  /** The line in the file, counted from 1. */
  readonly line?: number;
  /** The path of the field, such as `projects[2].tags[0]`. The message begins with this path. */
  readonly field?: string;
  /** What is wrong, without the final period: `image not found in static/`. */
  readonly problem: string;
  readonly found?: unknown;
  /** What to do: one or more sentences, without the final period. */
  readonly fix?: string;
  /** Default: `error`. */
  readonly severity?: Severity;
};

const LONGEST_FOUND = 80;

function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND)}…` : text;
}

const at = ({file, line}: Problem) => (line === undefined ? file : `${file}:${line}`);

/** Returns what is wrong and what to do, without the file and line. */
export function messageOf({field = '', problem, found, fix}: Problem): string {
  const value =
    found === undefined ? '' : `${/\bmust\b/.test(problem) ? ', found' : ':'} ${quoted(found)}`;
  const advice = fix ? `. ${fix}${/[.?!]$/.test(fix) ? '' : '.'}` : '';
  return `${field && `${field} `}${problem}${value}${advice}`;
}

const formatProblem = (problem: Problem): string => `  ${at(problem)}: ${messageOf(problem)}`;

export const listProblems = (problems: readonly Problem[]): string =>
  problems.map(formatProblem).join('\n');

/**
 * Prints a problem as a warning. `CHECK_FOLDER` limits the warnings of a process to the files in a folder,
 * because `npm start` and `npm run build` have several processes for the languages.
 */
export function warn(problem: Problem): void {
  if (problem.file.startsWith(process.env.CHECK_FOLDER ?? '')) logger.warn(listProblems([problem]));
}

/** Stops the build with all problems at once, so that the author can fix them together. */
export class ContentError extends Error {
  constructor(title: string, problems: readonly Problem[]) {
    super(`${title}\n${listProblems(problems)}\n`);
    this.name = 'ContentError';
    // A stack trace would only hide the message
    this.stack = `${this.name}: ${this.message}`;
    printOnlyMessage(this);
  }
}

/** @throws {ContentError} if any of the problems is an error */
export function throwIfAny(title: string, problems: readonly Problem[]): void {
  const errors = problems.filter(({severity = 'error'}) => severity === 'error');
  if (errors.length > 0) throw new ContentError(title, errors);
}
