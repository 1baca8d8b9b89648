declare module '@theme/IdealImage' {
  import type {ComponentProps, ReactNode} from 'react';

  export type ImageFile = {
    /** The URL of the largest size used in pages. */
    src: string;
    /** In pixels, of the original. Undefined for an image that cannot be read. */
    width?: number;
    height?: number;
    /** The sizes used in pages, smallest first. */
    images: {path: string; width: number}[];
    /** The URL of the image in the large view, if the original is larger than `src`. */
    large?: string;
  };

  export interface Props extends ComponentProps<'img'> {
    /** What `require` returns for an image, or a URL. */
    readonly img: {default: string} | {src: ImageFile; dark?: Props['img']} | string;
    /** The image in dark mode. The default is `name-dark.png` next to `name.png`, if it exists. */
    readonly dark?: Props['img'] | undefined;
    /** Use `eager` for an image that is visible when the page opens. The default is `lazy`. */
    readonly loading?: 'eager' | 'lazy';
    /** The default is the width of the text column. */
    readonly sizes?: string;
    /** The caption below the image. */
    readonly title?: string;
    /** Whether a click opens the large view. */
    readonly hasZoom?: boolean;
    /** Whether the image is inline with text, without a frame, caption or large view. */
    readonly isInline?: boolean;
  }
  export default function IdealImage(props: Props): ReactNode;
}
