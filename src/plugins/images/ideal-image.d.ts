/** The component that shows an image. Posts, guides and pages import it. */
declare module '@theme/IdealImage' {
  import type {ComponentProps, ReactNode} from 'react';

  /** The result of `require` for an image: see `image-module.ts`. */
  export type ImageFile = {
    /** URL of the largest size in a page. */
    src: string;
    /** Size of the original, in pixels. */
    width: number;
    height: number;
    /** The sizes, the smallest first. */
    images: {path: string; width: number}[];
    /** URL of a larger file, if the original is larger. */
    large?: string;
  };

  export interface Props extends ComponentProps<'img'> {
    /** The result of `require` for an image, with its version for the dark mode, or a URL. */
    readonly img: {default: string} | {src: ImageFile; dark?: Props['img']} | string;
    /** Another image for the dark mode, of the same size. `….png` uses `…-dark.png` next to it by default. */
    readonly dark?: Props['img'] | undefined;
    /** `eager` for the first visible image; the others wait for the first paint. */
    readonly loading?: 'eager' | 'lazy';
    /** The displayed width, if it is not that of running text. */
    readonly sizes?: string;
    /** Caption under the image. */
    readonly title?: string;
    /** Whether a click opens it large. */
    readonly hasZoom?: boolean;
    /** Whether it is inside a line of text: without frame, caption and large view. */
    readonly isInline?: boolean;
  }
  export default function IdealImage(props: Props): ReactNode;
}
