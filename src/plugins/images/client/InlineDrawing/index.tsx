import type {Props} from '@theme/ThemedImage';
import clsx from 'clsx';

import {drawing} from './drawing';
import styles from './styles.module.css';

/**
 * Inlines both versions of an SVG and shows the one for the current color mode.
 * As images, the browser would decode both before the first paint, also the hidden one.
 */
export default function InlineDrawing({sources, alt, className}: Props) {
  return (['light', 'dark'] as const).map((mode) => (
    <span
      key={mode}
      className={clsx(className, styles[mode])}
      {...(alt ? {role: 'img', 'aria-label': alt} : {'aria-hidden': true})}
      dangerouslySetInnerHTML={{__html: drawing(sources[mode])}}
    />
  ));
}
