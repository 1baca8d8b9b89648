import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The emojis that the theme uses for categories, guides and links. */
const DEFAULTS: readonly ReactNode[] = ['🗃', '📄️', '🔗'];

/** The icon of a card on a category page: the emoji that begins the author's label, or else a number. */
export default function DocCardIcon({icon}: {readonly icon: ReactNode}) {
  return <span className={styles.icon}>{!DEFAULTS.includes(icon) && icon}</span>;
}
