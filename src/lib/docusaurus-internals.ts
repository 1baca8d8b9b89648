import {version as installed} from '@docusaurus/core/package.json';
import {logger} from '@docusaurus/logger';

import {perProcess} from './per-process';

/**
 * Returns whether the installed Docusaurus is known to have what the caller takes from inside it,
 * beyond the public API. If not, the caller does nothing, and one warning says what is lost.
 *
 * @param lost what readers or authors lose: a sentence
 * @param versions major and minor number, or a whole version that was tried
 */
export function isKnownDocusaurus(lost: string, versions = ['3.10', '4.0.0-canary-6808']): boolean {
  if (versions.some((each) => `${installed}.`.startsWith(`${each}.`))) return true;
  perProcess(`lost ${lost}`, () => {
    logger.warn(`The engine does not know Docusaurus ${installed}. ${lost}`);
  });
  return false;
}
