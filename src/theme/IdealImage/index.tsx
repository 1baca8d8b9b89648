import IdealImage from '@theme-original/IdealImage';
import type {Props} from '@theme/IdealImage';

import {pictureLook} from '@site/src/components/PictureMessage';

/** Messages of the image pipeline that can be read on any picture, and a retry for the keyboard. */
export default function IdealImageWrapper(props: Props) {
  return <IdealImage {...pictureLook} {...props} />;
}
