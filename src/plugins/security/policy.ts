import type {AllowedHosts} from '../../lib/settings';

/**
 * The origins outside the site that pages may use. `forms` lists the targets of forms, and may include
 * `mailto:`.
 */
export type PolicyHosts = Readonly<Record<keyof AllowedHosts | 'forms', readonly string[]>>;

export type SecurityOptions = {
  /** The hosts that the author allows. */
  readonly allowed: AllowedHosts;
  /** The hosted services that are configured. */
  readonly hosted: {
    /** URL of the form for a new issue, which page feedback uses if it has no endpoint, or `''`. */
    readonly newIssueUrl: string;
    readonly comments?: {readonly host: string};
    readonly board?: {readonly sdkUrl: string};
    readonly feedback?: {readonly endpoint: string};
  };
  /** The environment variables of the hosted search, if they are set. */
  readonly algolia?: {readonly ALGOLIA_APP_ID: string};
};

const originOf = (url: string) => new URL(url).origin;

export function policyHosts({allowed, hosted, algolia}: SecurityOptions): PolicyHosts {
  const {comments, board, feedback, newIssueUrl} = hosted;
  const application = algolia?.ALGOLIA_APP_ID.toLowerCase();
  // Without an endpoint, the form of the page feedback opens an issue or an email
  const form = feedback?.endpoint ?? newIssueUrl;
  return {
    media: allowed.media,
    scripts: [...(board ? [originOf(board.sdkUrl)] : []), ...allowed.scripts],
    requests: [
      // Other hosts in `algolia.net` are not allowed, because injected markup could send data to them
      ...(application
        ? [
            `https://${application}-dsn.algolia.net`,
            ...[1, 2, 3].map((number) => `https://${application}-${number}.algolianet.com`),
          ]
        : []),
      ...(feedback ? [originOf(feedback.endpoint)] : []),
      ...allowed.requests,
    ],
    frames: [
      ...(comments ? [originOf(comments.host)] : []),
      // The frame of the board loads from a subdomain
      ...(board ? [`https://*.${new URL(board.sdkUrl).host}`] : []),
      ...allowed.frames,
    ],
    forms: [form === '' ? 'mailto:' : originOf(form)],
  };
}

/**
 * Returns the content security policy of a page.
 *
 * The policy does not use `'strict-dynamic'`, because the loader in the plugin `shell` creates
 * scripts from markup, so injected markup could run scripts.
 *
 * @param hashes source expressions of the page's inline scripts
 * @param styles source expressions of inline style sheets
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
    // React and authors write style attributes
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...hosts.media],
    'media-src': ["'self'", ...hosts.media],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts.requests],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", ...hosts.frames],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...hosts.forms],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}
