/** @jest-environment node */
import path from 'node:path';

import {loadEnvironmentFile, misspeltVariables, readEnvironment as read} from './environment';
import type {SiteConfig} from './settings';
import {temporaryFolder} from './fixtures';

const text = {vi: 'Một', en: 'One'};
const site: SiteConfig = {
  name: 'Thử',
  tagline: text,
  url: 'https://example.com',
  baseUrl: '/',
  author: {name: 'Lan', email: 'lan@example.com', role: text},
  sourceUrl: '',
  sourceBranch: 'main',
  socials: [],
};
const readEnvironment = (variables: Record<string, string>) => read(variables, site);

const giscus = {
  GISCUS_REPO: 'example/dau',
  GISCUS_REPO_ID: 'R_kgDOabc',
  GISCUS_CATEGORY: 'Comments',
  GISCUS_CATEGORY_ID: 'DIC_kwDOabc',
};

test('unset: the values of src/config, and no hosted service', () => {
  expect(readEnvironment({})).toEqual({
    url: site.url,
    baseUrl: site.baseUrl,
    integrations: {},
  });
});

test('what is set is read, without the spaces around it; an empty variable is an unset one', () => {
  expect(
    readEnvironment({
      SITE_URL: ' https://a.github.io ',
      BASE_URL: '/my-site/',
      ...giscus,
      CANNY_BOARD_TOKEN: '',
    }),
  ).toEqual({
    url: 'https://a.github.io',
    baseUrl: '/my-site/',
    integrations: {comments: giscus},
  });
});

test.each([
  'example.com',
  'ftp://example.com',
  'https://example.com/',
  'https://example.com/dau',
  'https://example.com?a=b',
  'https://example.com#top',
  'https://me:secret@example.com',
  'https://',
])('SITE_URL=%s is refused by name', (value) => {
  expect(() => readEnvironment({SITE_URL: value})).toThrow(
    /SITE_URL: must be an http\(s\) URL without a path and without a trailing slash/,
  );
});

test.each(['my-site', '/my-site', 'my-site/', '//', '/a//b/', '/a b/', '/dấu/', '/../', '/a?b/'])(
  'BASE_URL=%s is refused by name',
  (value) => {
    expect(() => readEnvironment({BASE_URL: value})).toThrow(
      'BASE_URL: must be a path that begins and ends with a slash',
    );
  },
);

test('a base URL that is also the path of the blog or the guides is refused', () => {
  for (const value of ['/blog/', '/docs/']) {
    expect(() => readEnvironment({BASE_URL: value})).toThrow('BASE_URL: must be another path');
  }
});

test('half a group names each missing variable, the ones that are set, and where to get it', () => {
  const act = () => readEnvironment({GISCUS_REPO: 'example/dau', GISCUS_CATEGORY: 'Comments'});
  for (const name of ['GISCUS_REPO_ID', 'GISCUS_CATEGORY_ID']) {
    expect(act).toThrow(
      `${name}: not set, but GISCUS_REPO and GISCUS_CATEGORY are: Giscus needs all of its ` +
        'variables. Get it from https://giscus.app',
    );
  }
});

test('a misspelt variable is named with the one that is meant', () => {
  const [problem, ...others] = misspeltVariables({GISCUS_REPOID: 'x', GISCUS_REPO: 'x', HOME: '/'});
  expect([problem?.file, others]).toEqual(['GISCUS_REPOID', []]);
  expect(problem?.fix).toBe('Did you mean "GISCUS_REPO_ID"?');
});

test.each(['XXXXXXXX', 'your-repo-id', 'changeme', '<id>'])(
  'the placeholder %s counts as missing',
  (value) => {
    expect(readEnvironment({CANNY_BOARD_TOKEN: value}).integrations).toEqual({});
  },
);

test('a value of the wrong form is refused, all of them at once', () => {
  const act = () =>
    readEnvironment({
      ...giscus,
      GISCUS_REPO: 'https://github.com/example/dau',
      FEEDBACK_ENDPOINT: 'http://example.com',
    });
  expect(act).toThrow('GISCUS_REPO: must be owner/repository');
  expect(act).toThrow('FEEDBACK_ENDPOINT: must be an https:// URL');
  expect(() => read({}, {...site, newsletter: 'lan@example.com'})).toThrow(
    'newsletter must be the URL of a page or form that begins with https://, found "lan@example.com"',
  );
});

describe('.env', () => {
  const {dir} = temporaryFolder({
    '.env':
      '# a comment\nSITE_URL=https://file.example\nBASE_URL=/file/\nGISCUS_CATEGORY="Bình luận"\n',
  });

  test('is optional', () => {
    const environment = {SITE_URL: 'https://shell.example'};
    loadEnvironmentFile(path.join(dir, 'nowhere'), environment);
    expect(environment).toEqual({SITE_URL: 'https://shell.example'});
  });

  test('gives what is not set, and no more', () => {
    const environment = {SITE_URL: 'https://shell.example', BASE_URL: ''};
    loadEnvironmentFile(dir, environment);
    expect(environment).toEqual({
      SITE_URL: 'https://shell.example',
      BASE_URL: '',
      GISCUS_CATEGORY: 'Bình luận',
    });
  });
});
