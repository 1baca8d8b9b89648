import fs from 'node:fs';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/**
 * What any plugin hands to `afterFirstPaint()` (see `template.ts`) waits for the
 * first paint: without this, the browser asks for it beside what the paint needs.
 */
export default function afterFirstPaintPlugin(): Plugin {
  const script = fs.readFileSync(path.join(__dirname, 'early.js'), 'utf8');
  return {
    name: 'dau-after-first-paint',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: script}]}),
  };
}
