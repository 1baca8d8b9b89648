import type {Props} from '@theme/IdealImage';

import styles from './styles.module.css';

type PrintPictureProps = {
  readonly picture: Exclude<Props['img'], string | {default: string}>;
  readonly alt: string | undefined;
};

/**
 * The same picture for paper: the pipeline fetches a picture when it comes into
 * view, so that one further down would be printed as a hole. Browsers fetch lazy
 * pictures before they print; on a screen this one is not even fetched.
 */
export default function PrintPicture({picture, alt}: PrintPictureProps) {
  const {src, width, height} = picture.src;
  return (
    <img
      className={styles.paper}
      src={src}
      width={width}
      height={height}
      alt={alt ?? ''}
      loading="lazy"
    />
  );
}
