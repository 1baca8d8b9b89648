import type {ReactNode} from 'react';

/** The theme's emojis for categories, guides and links. */
const DEFAULTS: readonly ReactNode[] = ['🗃', '📄️', '🔗'];

/** Shows the emoji at the beginning of the author's label. */
export default function DocCardIcon({icon}: {readonly icon: ReactNode}) {
  return DEFAULTS.includes(icon) ? null : <span className="margin-right--sm">{icon}</span>;
}
