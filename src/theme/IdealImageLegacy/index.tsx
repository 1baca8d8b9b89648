import IdealImageLegacy from '@theme-original/IdealImageLegacy';
import type {ComponentProps} from 'react';

import {placeholder} from '@site/src/components/PictureMessage';

/** A plain surface while a picture is on its way, in both colour modes, instead of a tiny picture in every page. */
export default function IdealImageLegacyWrapper(props: ComponentProps<typeof IdealImageLegacy>) {
  return <IdealImageLegacy {...props} placeholder={placeholder} />;
}
