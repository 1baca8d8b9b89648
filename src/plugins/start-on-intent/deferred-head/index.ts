import fs from 'node:fs';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/**
 * What any plugin hands to `after()` (see `template.ts`) waits for the first paint,
 * or for the reader: without this, the browser asks for it beside what the paint
 * needs.
 */
export default function deferredHead(): Plugin {
  const script = fs.readFileSync(path.join(__dirname, 'early.js'), 'utf8');
  return {
    name: 'dau-deferred-head',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: script}]}),
  };
}
