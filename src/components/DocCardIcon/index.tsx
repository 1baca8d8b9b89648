import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The theme's emojis for categories, guides and links. */
const DEFAULTS: readonly ReactNode[] = ['🗃', '📄️', '🔗'];

/** Shows the emoji at the beginning of the author's label. Without an emoji, CSS shows a number. */
export default function DocCardIcon({icon}: {readonly icon: ReactNode}) {
  return <span className={styles.icon}>{!DEFAULTS.includes(icon) && icon}</span>;
}
