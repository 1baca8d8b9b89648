/** The component that shows a picture. Texts and pages import it. */
declare module '@theme/IdealImage' {
  import type {ComponentProps, ReactNode} from 'react';

  /** What `require` gives for a picture with sizes: see `picture-module.ts`. */
  export type ImageFile = {
    /** Address of the largest size in the text. */
    src: string;
    /** Size of the picture itself, in pixels. */
    width: number;
    height: number;
    /** The sizes, the smallest first. */
    images: {path: string; width: number}[];
    /** Address of a larger file, if the picture is larger. */
    large?: string;
  };

  export interface Props extends ComponentProps<'img'> {
    /** The result of `require` for a picture, with its version for the dark mode, or an address. */
    readonly img: {default: string} | {src: ImageFile; dark?: Props['img']} | string;
    /** Another image for the dark mode, of the same size. An image `…-dark.png` next to `….png` is found without it. */
    readonly dark?: Props['img'] | undefined;
    /** `eager` for the first visible picture; the others wait for the first paint. */
    readonly loading?: 'eager' | 'lazy';
    /** The displayed width, if it differs from that of running text. */
    readonly sizes?: string;
    /** Caption under the picture. */
    readonly title?: string;
    /** Does a click open it large? */
    readonly hasZoom?: boolean;
    /** Is it amid words? Then it has no frame, no caption and no large view. */
    readonly isInline?: boolean;
  }
  export default function IdealImage(props: Props): ReactNode;
}
