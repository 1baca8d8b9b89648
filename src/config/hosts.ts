import type {AllowedHosts} from '@site/src/lib/settings';

/**
 * Other hosts that your pages may load from. Browsers block every host that is not listed here, and
 * `npm run check` stops at it: each one learns who reads which page. The privacy page lists them.
 */
export const allowedHosts: AllowedHosts = {
  // 'https://upload.wikimedia.org'
  media: [],
  // The video of /markdown-page
  frames: ['https://www.youtube-nocookie.com'],
  scripts: [],
  // 'https://api.github.com'
  requests: [],
};
