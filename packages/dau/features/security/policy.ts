import type {AllowedHosts} from '../../settings';
import {algoliaOrigins, CANNY} from '../../utils/algolia-and-canny-hosts';

/** The origins that pages may use. */
export type PolicyHosts = Readonly<Record<keyof AllowedHosts, readonly string[]>>;

export type SecurityOptions = {
  readonly allowed: AllowedHosts;
  readonly hosted: {
    readonly comments?: {readonly host: string} | undefined;
    readonly board?: object | undefined;
    readonly feedback?: {readonly endpoint: string} | undefined;
  };
  /** The URL to which page views are sent. */
  readonly visits?: string | undefined;
  readonly algolia?: {readonly ALGOLIA_APP_ID: string} | undefined;
};

const originOf = (url: string) => new URL(url).origin;

export function policyHosts({allowed, hosted, algolia, visits}: SecurityOptions): PolicyHosts {
  const {comments, board, feedback} = hosted;
  return {
    media: allowed.media,
    scripts: allowed.scripts,
    requests: [
      // Do not allow `*.algolia.net`, because injected markup could send data to other applications there
      ...(algolia ? algoliaOrigins(algolia.ALGOLIA_APP_ID) : []),
      ...(feedback ? [originOf(feedback.endpoint)] : []),
      ...(visits === undefined ? [] : [originOf(visits)]),
      ...allowed.requests,
    ],
    frames: [
      ...(comments ? [originOf(comments.host)] : []),
      ...(board ? [`https://*.${CANNY}`] : []),
      ...allowed.frames,
    ],
  };
}

/**
 * Returns a page's Content Security Policy. With `'strict-dynamic'`, injected markup could run scripts,
 * because the loader in the `shell` plugin creates scripts from markup.
 *
 * @param hashes the source expressions of the page's inline scripts
 * @param styles the source expressions of inline style sheets
 */
export function contentSecurityPolicy(
  hashes: readonly string[],
  hosts: PolicyHosts,
  styles: readonly string[] = [],
): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes, ...hosts.scripts],
    'style-src': ["'self'", ...styles],
    // React and authors use style attributes
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...hosts.media],
    'media-src': ["'self'", ...hosts.media],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts.requests],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", ...hosts.frames],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}
