import {loadEnvironmentFile, readEnvironment as read} from './environment';
import type {SiteConfig} from '.';
import {temporaryFolder} from '../tests/support/temporary-folder';

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

test('values are trimmed, and empty variables count as unset', () => {
  const {url, baseUrl} = site;
  expect(readEnvironment({})).toEqual({url, baseUrl, integrations: {}});
  expect(
    readEnvironment({SITE_URL: ' https://a.github.io ', BASE_URL: '/my-site/', ...giscus}),
  ).toEqual({url: 'https://a.github.io', baseUrl: '/my-site/', integrations: {comments: giscus}});
  expect(readEnvironment({CANNY_BOARD_TOKEN: ' '}).integrations).toEqual({});
  // Docusaurus accepts these URLs
  for (const SITE_URL of ['https://tênmiền.vn', 'http://localhost:3000', 'https://Example.com:443'])
    expect(readEnvironment({SITE_URL}).url).toBe(SITE_URL);
});

const WRONG = [
  ...['example.com', 'ftp://example.com', 'https://example.com/', 'https://example.com/dau'],
  ...['https://example.com?a=b', 'https://me:secret@example.com', 'https://', 'https:example.com'],
];
const WRONG_PATHS = ['my-site', '/my-site', '//', '/a b/', '/dấu/', '/../', '/a?b/'];

test.each([
  ['SITE_URL', WRONG, 'an http(s) URL without a path and without a trailing slash'],
  ['BASE_URL', WRONG_PATHS, 'a path of letters, digits and - . _ ~ that begins and ends with a s'],
  ['BASE_URL', ['/blog/', '/docs/'], 'a path other than'],
])('the error about an invalid %s %j names the variable', (name, wrong, message) => {
  for (const value of wrong)
    expect(() => readEnvironment({[name]: value})).toThrow(`${name}: must be ${message}`);
});

test('if only some variables of a service are set, the error names the others', () => {
  const act = () => readEnvironment({GISCUS_REPO: 'example/dau', GISCUS_CATEGORY: 'Comments'});
  for (const name of ['GISCUS_REPO_ID', 'GISCUS_CATEGORY_ID'])
    expect(act).toThrow(
      `${name}: is missing; it must be a string. Set all variables of the service, or none of them`,
    );
});

test('.env may begin with a byte order mark, and variables that are set override it', () => {
  const env: NodeJS.ProcessEnv = {B: '', NODE_ENV: 'test'};
  jest.replaceProperty(process, 'env', env);
  const {dir} = temporaryFolder({'.env': '\uFEFF# Copied\nA=1\r\nB=2\r\nC="a # b"\r\n'});
  expect(loadEnvironmentFile(dir)).toMatchObject({A: '1', B: '', C: 'a # b'});
  jest.restoreAllMocks();
});
