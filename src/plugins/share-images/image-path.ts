import {pagePath} from '../../lib/page-path';

/** The path of the share image of a post or guide, under the base URL: `share/` and the page's own. */
export const shareImagePath = (permalink: string, baseUrl: string): string =>
  `share/${pagePath(permalink, baseUrl)}.png`;

/** Pixels that chat apps and social networks ask for. */
export const WIDTH = 1200;
export const HEIGHT = 630;
