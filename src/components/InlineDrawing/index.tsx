import {ThemedComponent} from '@docusaurus/theme-common';
import type {Props} from '@theme/ThemedImage';

import {drawing} from './drawing';

/**
 * A drawing as elements of the page, in the one of its two versions that the
 * colour mode asks for. As images, both would be decoded, the hidden one as well,
 * beside what the first paint waits for.
 */
export default function InlineDrawing({sources, alt, className}: Props) {
  return (
    <ThemedComponent className={className}>
      {({theme, className: themeClass}) => (
        <span
          className={themeClass}
          {...(alt ? {role: 'img', 'aria-label': alt} : {'aria-hidden': true})}
          dangerouslySetInnerHTML={{__html: drawing(sources[theme])}}
        />
      )}
    </ThemedComponent>
  );
}
