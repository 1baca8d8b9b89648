import type {ReactNode} from 'react';

import clsx from 'clsx';

import Icon, {type IconName} from '@site/src/lib/ui/Icon';

import styles from './styles.module.css';

/** Replaces the theme's default emojis with the site's icons. */
const drawn: ReadonlyMap<ReactNode, IconName> = new Map([
  ['🗃', 'folder'],
  ['🔗', 'link'],
]);

/**
 * The sign of a card on a category page: a guide has its number. An emoji at the start of the
 * author's label stays.
 */
export default function DocCardIcon({icon}: {readonly icon: ReactNode}) {
  const name = drawn.get(icon);
  const isGuide = icon === '📄️';
  return (
    <span className={clsx(styles.icon, isGuide && styles.number)}>
      {name ? <Icon name={name} /> : !isGuide && icon}
    </span>
  );
}
