import {logger} from '@docusaurus/logger';
import {version as installed} from '@docusaurus/core/package.json';

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
