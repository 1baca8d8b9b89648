import type {Plugin} from '@docusaurus/types';

/** Offers `@theme/Embed` to texts. */
export default function embeds(): Plugin {
  return {name: 'embeds', getThemePath: () => './theme'};
}
