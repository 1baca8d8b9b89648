import IdealImage from '@theme-original/IdealImage';
import type {Props} from '@theme/IdealImage';

import {pictureLook} from '@site/src/components/PictureMessage';
import PrintPicture from '@site/src/components/PrintPicture';

/** Messages of the image pipeline that can be read on any picture, a retry for the keyboard, and print. */
export default function IdealImageWrapper(props: Props) {
  const {img, alt} = props;
  return (
    <>
      <IdealImage {...pictureLook} {...props} />
      {typeof img === 'object' && 'src' in img && <PrintPicture picture={img} alt={alt} />}
    </>
  );
}
