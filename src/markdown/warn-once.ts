import {logger} from '@docusaurus/logger';

import {perProcess} from '../lib/per-process';

/** Warns once about a page, which is read for the server and for browsers, in each language. */
export function warnOnce(message: string): void {
  const said = perProcess('markdown-warnings', () => new Set<string>());
  if (!said.has(message)) logger.warn(message);
  said.add(message);
}
