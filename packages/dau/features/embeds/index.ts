import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** Adds the `@theme/Embed` component. */
export default function embeds(): Plugin {
  return {name: 'dau-embeds', getThemePath: () => path.join(__dirname, 'theme')};
}
