import {pagePath} from '../../lib/page-path';

/**
 * Where the share image of a post or guide lies, relative to the base URL: the
 * page's own path under `share/`.
 */
export function shareImagePath(permalink: string, baseUrl: string): string {
  return `share/${pagePath(permalink, baseUrl)}.png`;
}

/** Pixels that chat apps and social networks ask for. */
export const WIDTH = 1200;
export const HEIGHT = 630;
