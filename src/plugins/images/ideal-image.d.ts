/** The component that shows an image. Posts, guides and pages import it. */
declare module '@theme/IdealImage' {
  import type {ComponentProps, ReactNode} from 'react';

  /** An image with its sizes; see `image-module.ts`. */
  export type ImageFile = {
    /** The URL of the largest size in a page. */
    src: string;
    /** The width of the original in pixels. */
    width: number;
    height: number;
    /** The sizes in a page, smallest first. */
    images: {path: string; width: number}[];
    /** The URL of the file for the large view, if the original is larger than `src`. */
    large?: string;
  };

  export interface Props extends ComponentProps<'img'> {
    /** The result of `require` for an image, or a URL. */
    readonly img: {default: string} | {src: ImageFile; dark?: Props['img']} | string;
    /** The image for the dark mode. The default is `name-dark.png` next to `name.png`, if it exists. */
    readonly dark?: Props['img'] | undefined;
    /** `eager` for an image that is visible at once. The default is `lazy`. */
    readonly loading?: 'eager' | 'lazy';
    /** The attribute `sizes`. The default is the width of the text column. */
    readonly sizes?: string;
    /** The caption below the image. */
    readonly title?: string;
    /** Whether a click opens the large view. */
    readonly hasZoom?: boolean;
    /** Whether the image is inside a line of text. Then it has no frame, caption or large view. */
    readonly isInline?: boolean;
  }
  export default function IdealImage(props: Props): ReactNode;
}
