import type {ReactNode} from 'react';

import Icon, {type IconName} from '@site/src/lib/ui/Icon';

import styles from './styles.module.css';

/** Replaces the theme's default emojis with the site's icons. */
const drawn: ReadonlyMap<ReactNode, IconName> = new Map([
  ['🗃', 'folder'],
  ['📄️', 'guide'],
  ['🔗', 'link'],
]);

/** The icon of a card on a category page. An emoji at the start of the author's label stays. */
export default function DocCardIcon({icon}: {readonly icon: ReactNode}) {
  const name = drawn.get(icon);
  return <span className={styles.icon}>{name ? <Icon name={name} /> : icon}</span>;
}
