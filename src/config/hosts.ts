import type {AllowedHosts} from 'dau/settings';

/**
 * Other hosts that your pages may load files from. Browsers block all other hosts, except those of features
 * that you turn on, such as comments, and `npm run check` reports them. Each host can see which pages your
 * readers open, so the privacy page lists it.
 */
export const allowedHosts: AllowedHosts = {
  // For example 'https://upload.wikimedia.org'
  media: [],
  // For the video on /markdown-page
  frames: ['https://www.youtube-nocookie.com'],
  scripts: [],
  // For example 'https://api.github.com'
  requests: [],
};
