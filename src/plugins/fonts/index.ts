import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** The font of the pages. `client/FontPreload` asks for it with the page. */
export default function fonts(): Plugin {
  return {
    name: 'fonts',
    getClientModules: () => [path.join(__dirname, 'fonts.css')],
  };
}
