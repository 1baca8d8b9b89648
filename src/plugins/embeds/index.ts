import type {Plugin} from '@docusaurus/types';

/** Offers `@theme/Embed`. */
export default function embeds(): Plugin {
  return {name: 'embeds', getThemePath: () => './theme'};
}
