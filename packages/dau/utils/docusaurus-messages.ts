/** Checks the version of Docusaurus, and changes its messages, for which Docusaurus has no hooks. */
import {logger} from '@docusaurus/logger';
import {version as installed} from '@docusaurus/core/package.json';

import {perProcess} from './cache';

/**
 * Returns whether code that uses Docusaurus' internals was tested with the installed version. If not,
 * prints a warning that says what is lost.
 *
 * @param lost what readers or authors lose, as a sentence
 * @param versions the tested versions: major and minor numbers, or the full version
 */
export function isKnownDocusaurus(lost: string, versions = ['3.10', '4.0.0-canary-6808']): boolean {
  if (versions.some((each) => `${installed}.`.startsWith(`${each}.`))) return true;
  logger.warn(
    `The engine was not tested with Docusaurus ${installed}. ${lost} Run npm run update, or go back to Docusaurus 3.10.`,
  );
  return false;
}

/** Makes Docusaurus print only an error's message, because it would print a dump of a plugin's error. */
export function printOnlyMessage({name, message}: Error): void {
  const error = logger.error as (...parts: unknown[]) => void;
  const [firstLine = ''] = `${name}: ${message}`.split('\n');
  logger.error = (text: unknown, ...values: unknown[]) => {
    error(String(text).includes(firstLine) ? message : text, ...values);
  };
}

/** Prints each warning only once, because Docusaurus reads each file several times. */
export const printWarningsOnce = (): void =>
  perProcess('warnings', () => {
    const {warn} = console;
    const printed = new Set<string>();
    // eslint-disable-next-line no-console -- Docusaurus has no hook for its warnings
    console.warn = (...parts: unknown[]) => {
      const text = parts.join(' ');
      if (!printed.has(text)) warn(...parts);
      printed.add(text);
    };
  });

/**
 * Returns each distinct warning in a build's output. Docusaurus reports some errors, such as broken
 * Markdown links, only as warnings.
 */
export function warningsIn(output: string): string[] {
  const blocks = output.split(/^(?=\[(?:INFO|SUCCESS|WARNING|ERROR)\])/m);
  const warnings = blocks
    .filter((block) => block.startsWith('[WARNING]'))
    // A warning ends at a blank line. Lines after it come from other programs
    .map((block) => (block.slice('[WARNING]'.length).split(/\n\s*\n/)[0] ?? '').trim());
  return [...new Set(warnings)];
}

/** Counts warnings. A message may list several, with a line for each. */
export const countWarnings = (warnings: readonly string[]): number =>
  warnings.reduce((sum, warning) => sum + (warning.match(/^ {2}\S/gm)?.length ?? 1), 0);
