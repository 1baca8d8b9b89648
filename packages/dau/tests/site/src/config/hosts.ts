import type {AllowedHosts} from 'dau/settings';

/** Other hosts that pages may load files from. */
export const allowedHosts: AllowedHosts = {
  media: [],
  frames: ['https://www.youtube-nocookie.com', 'https://platform.twitter.com'],
  scripts: [],
  requests: [],
};
