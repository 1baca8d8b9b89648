import {SiteCopy} from '../../scripts/lib/site-copy';
import {guides, notation, posts, sourceOf} from '../support/test-site';

/** What stops a build before any bundling, all at once where it can be. */
const site = new SiteCopy();
const SECONDS = 1000;
jest.setTimeout(300 * SECONDS);

afterEach(() => {
  site.restore();
});
afterAll(() => {
  site.delete();
});

test('K01 K02 K03 every fault in what the author wrote is named at once', async () => {
  const post = sourceOf(posts.usual);
  const picture = post.replace('index.mdx', 'bon-mua.png');
  site.edit(post, /date: .*/, 'date: 2026-02-30');
  site.edit(post, /description: .*\n/, '');
  site.edit(post, 'tags: [hinh-anh', 'tags: [hinh-ahn');
  const guide = `i18n/en/docusaurus-plugin-content-docs/current/${guides.wide.replace('/docs/', '')}.mdx`;
  site.edit(guide, 'tags:', 'tag:');
  site.remove('i18n/en/docusaurus-plugin-content-docs/current/tags.yml');
  site.remove('i18n/en/code.json');
  site.write('src/pages/empty.tsx', 'export function Empty() {\n  return null;\n}\n');
  site.write(picture, 'not an image');
  site.append(`src/pages${notation}.mdx`, `\n${'Viết bằng tiếng Việt.'.normalize('NFD')}\n`);

  const {code, output} = await site.build();

  expect(code).toBe(1);
  expect(output).toContain('The content has faults.');
  expect(output).toContain(`${post} › date: a day of the calendar as YYYY-MM-DD`);
  expect(output).toContain('(found "2026-02-30")');
  expect(output).toContain(`${post} › description: one or two sentences of 40 to 200 characters`);
  expect(output).toContain(
    `${post} › tags: a key of blog/tags.yml; did you mean "hinh-anh"? (found "hinh-ahn")`,
  );
  expect(output).toContain(`${guide} › tag: a field that is known; did you mean "tags"?`);
  expect(output).toContain(
    'i18n/en/docusaurus-plugin-content-docs/current/tags.yml: a file with the tags, in "en"',
  );
  expect(output).toContain('i18n/en/code.json: a file with the strings of the interface, in "en"');
  expect(output).toContain('src/pages/empty.tsx: a default export, the component of the page');
  expect(output).toContain(`${picture}: an image that can be read`);
  expect(output).toMatch(new RegExp(`src/pages${notation}\\.mdx › line \\d+: Unicode in form NFC`));
});

test('K03 half a group and a bad address are named, and where to get the values', async () => {
  site.write('.env', 'GISCUS_REPO=example/dau\nGISCUS_REPO_ID=your-repo-id\n');

  const {code, output} = await site.build({SITE_URL: 'example.com/dau/', BASE_URL: 'dau'});

  expect(code).toBe(1);
  expect(output).toContain('SITE_URL: an absolute http(s) address without a path');
  expect(output).toContain('BASE_URL: a path that begins and ends with a slash');
  for (const name of ['GISCUS_REPO_ID', 'GISCUS_CATEGORY', 'GISCUS_CATEGORY_ID']) {
    expect(output).toContain(`${name}: a value, because GISCUS_REPO is set`);
  }
  expect(output).toContain('get it from https://giscus.app');
});

test.each([
  ['build', ['build', '--locale', 'fr']],
  ['start', ['start', '--locale', 'fr', '--no-open', '--port', '4149']],
])('K05 `docusaurus %s` in an unknown locale says which there are', async (_command, args) => {
  const {code, output} = await site.run('docusaurus', args);
  expect(code).toBe(1);
  expect(output).toContain('Unknown locale "fr" (--locale). The site has: vi, en.');
});
