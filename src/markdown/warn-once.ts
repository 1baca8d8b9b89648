import {logger} from '@docusaurus/logger';

import {perProcess} from '../lib/per-process';

/** Warns about a page. It is read twice, for the server and for browsers, and may be in two languages. */
export function warnOnce(message: string): void {
  const said = perProcess('markdown-warnings', () => new Set<string>());
  if (!said.has(message)) logger.warn(message);
  said.add(message);
}
