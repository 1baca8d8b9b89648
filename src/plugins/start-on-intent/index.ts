import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/**
 * The application starts at the reader's first sign of intent: `template.ts`
 * puts the loader into every page, this shows that something waits for it.
 *
 * A component that cannot wait says so: `data-hydrate="view"` starts the
 * application when the element is in view, `data-hydrate="query"` when the
 * address has a query, `data-hydrate="hash"` when it has a hash. A control that `src/plugins/shell/static/js/shell.js` answers carries
 * `data-without-application`.
 */
export default function hydrationPlugin(): Plugin {
  return {
    name: 'dau-hydration',
    getClientModules: () =>
      ['busy.css', 'early-menus.css'].map((file) => path.join(__dirname, file)),
  };
}
