import type {Plugin} from '@docusaurus/types';

/** Adds the component `@theme/Embed`. */
export default function embeds(): Plugin {
  return {name: 'embeds', getThemePath: () => './theme'};
}
