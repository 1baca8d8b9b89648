import {pagePath} from './urls';

/** Returns the path of a generated share image, without the base URL. */
export const shareImagePath = (permalink: string, baseUrl: string): string =>
  `share/${pagePath(permalink, baseUrl)}.png`;

/** The size in pixels that social networks recommend. */
export const WIDTH = 1200;
export const HEIGHT = 630;
