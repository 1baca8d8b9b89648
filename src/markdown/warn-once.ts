import {logger} from '@docusaurus/logger';

import {perProcess} from '../lib/per-process';

/**
 * Prints a warning once. A page is read several times: for the server and for browsers, in each
 * language.
 */
export function warnOnce(message: string): void {
  const said = perProcess('markdown-warnings', () => new Set<string>());
  if (!said.has(message)) logger.warn(message);
  said.add(message);
}
