import {pagePath} from '../../lib/urls';

/** Returns a drawn share image's path, without the base URL. */
export const shareImagePath = (permalink: string, baseUrl: string): string =>
  `share/${pagePath(permalink, baseUrl)}.png`;

/** The size in pixels that social networks recommend. */
export const WIDTH = 1200;
export const HEIGHT = 630;
