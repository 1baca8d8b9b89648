import ThemedImage from '@theme-original/ThemedImage';
import type {Props} from '@theme/ThemedImage';

import InlineDrawing from '@site/src/plugins/images/client/InlineDrawing';
import {isDrawing} from '@site/src/plugins/images/client/InlineDrawing/drawing';

/** Drawings that came with the page, as the logo does, are part of it. */
export default function ThemedImageWrapper(props: Props) {
  const {light, dark} = props.sources;
  return isDrawing(light) && isDrawing(dark) ? (
    <InlineDrawing {...props} />
  ) : (
    <ThemedImage {...props} />
  );
}
