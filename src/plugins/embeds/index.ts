import type {Plugin} from '@docusaurus/types';

/** Offers `@theme/Embed` in posts. */
export default function embeds(): Plugin {
  return {name: 'embeds', getThemePath: () => './theme'};
}
