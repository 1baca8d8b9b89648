import type {Props} from '@theme/ThemedImage';
import clsx from 'clsx';

import {drawing} from './drawing';
import styles from './styles.module.css';

/**
 * A drawing as elements of the page, shown in the one of its two versions that the
 * colour mode asks for. As images, both would be decoded, the hidden one as well,
 * beside what the first paint waits for.
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
