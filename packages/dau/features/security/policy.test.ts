import {contentSecurityPolicy, policyHosts} from './policy';

const allowed = {media: [], frames: [], scripts: [], requests: []};
const NONE = policyHosts({allowed, hosted: {}});

/** Returns each directive's sources. */
const directives = (policy: string) =>
  new Map(
    policy.split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  );

test('without hosted services, a page may load files only from the site', () => {
  const policy = contentSecurityPolicy(["'sha256-a'", "'sha256-b'"], NONE);
  expect(policy).not.toMatch(/https?:|\*|strict-dynamic|unsafe-eval/);
  const parts = directives(policy);
  expect(parts.get('default-src')).toBe("'none'");
  expect(parts.get('script-src')).toBe("'self' 'sha256-a' 'sha256-b'");
  expect(parts.get('base-uri')).toBe("'none'");
  // Only style attributes may be inline
  expect([...parts].filter(([, value]) => value.includes('unsafe'))).toEqual([
    ['style-src-attr', "'unsafe-inline'"],
  ]);
});

test('each hosted service adds its hosts to the directives that need them', () => {
  const hosts = policyHosts({
    allowed,
    hosted: {
      comments: {host: 'https://talk.example'},
      board: {},
      feedback: {endpoint: 'https://forms.example/f/1?x=y'},
    },
    algolia: {ALGOLIA_APP_ID: 'ABC123DEF4'},
  });
  const parts = directives(contentSecurityPolicy([], hosts));
  expect(parts.get('script-src')).toBe("'self'");
  expect(parts.get('frame-src')).toBe("'self' https://talk.example https://*.canny.io");
  expect(parts.get('connect-src')).toBe(
    "'self' https://abc123def4-dsn.algolia.net https://abc123def4-1.algolianet.com " +
      'https://abc123def4-2.algolianet.com https://abc123def4-3.algolianet.com https://forms.example',
  );
  expect(parts.get('form-action')).toBe("'self'");
});

test("each of the author's hosts is allowed only for the use it is listed under", () => {
  const hosts = policyHosts({
    allowed: {
      media: ['https://images.example'],
      frames: ['https://*.videos.example'],
      scripts: ['https://scripts.example'],
      requests: ['https://data.example'],
    },
    hosted: {},
  });
  const parts = directives(contentSecurityPolicy([], hosts));
  expect([...parts].filter(([, value]) => value.includes('.example'))).toEqual([
    ['script-src', "'self' https://scripts.example"],
    ['img-src', "'self' data: https://images.example"],
    ['media-src', "'self' https://images.example"],
    ['connect-src', "'self' https://data.example"],
    ['frame-src', "'self' https://*.videos.example"],
  ]);
});
