import type {ReactNode} from 'react';

import Icon, {type IconName} from '@site/src/components/Icon';

import styles from './styles.module.css';

/** For each emoji that the theme gives a card whose label has none of its own, a drawn sign. */
const drawn: ReadonlyMap<ReactNode, IconName> = new Map([
  ['🗃', 'folder'],
  ['📄️', 'guide'],
  ['🔗', 'link'],
]);

/** The sign of a card on a category page: drawn, unless the author's label begins with an emoji. */
export default function DocCardIcon({icon}: {readonly icon: ReactNode}) {
  const name = drawn.get(icon);
  return <span className={styles.icon}>{name ? <Icon name={name} /> : icon}</span>;
}
