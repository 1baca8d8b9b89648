import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The theme's emojis of categories, guides and links. */
const DEFAULTS: readonly ReactNode[] = ['🗃', '📄️', '🔗'];

/** The sign of a card on a category page: its number, or the emoji at the start of the author's label. */
export default function DocCardIcon({icon}: {readonly icon: ReactNode}) {
  return <span className={styles.icon}>{!DEFAULTS.includes(icon) && icon}</span>;
}
