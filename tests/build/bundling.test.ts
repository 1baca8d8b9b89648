import {buildSite} from '../../scripts/lib/build-site';
import {SiteCopy} from './support/site-copy';

/** What only a real build can find. Each build takes its time: faults that report together share one. */
const site = new SiteCopy();
const SECONDS = 1000;
jest.setTimeout(600 * SECONDS);

const guide = 'docs/git-github/github-badges.mdx';
const post = 'blog/2026-03-02-first-blog-post/index.mdx';

afterEach(() => {
  site.restore();
  jest.restoreAllMocks();
});
afterAll(() => {
  site.delete();
});

test('K01 a missing image is named with the file that shows it', async () => {
  site.append(guide, '\n![Ảnh](./img/khong-co.png)\n');
  site.edit(post, "'./dau-va-thanh.png'", "'./khong-co-nua.png'");

  const {code, output} = await site.build();

  expect(code).toBe(1);
  expect(output).toMatch(/image.*khong-co\.png/i);
  expect(output).toContain(guide);
  expect(output).toMatch(/Can't resolve '\.\/khong-co-nua\.png' in '.*2026-03-02-first-blog-post'/);
});

test('K01 a broken link fails the build and is named with its page', async () => {
  site.append(guide, '\n[Trang không có](/khong-co)\n');

  const {code, output} = await site.build();

  expect(code).toBe(1);
  expect(output).toContain('Broken link on source page path = /docs/git-github/github-badges');
  expect(output).toContain('linking to /khong-co');
});

test('K01 a broken anchor fails the build and is named with its page', async () => {
  site.append(post, '\n[Mục không có](/docs/git-github/github-profile#khong-co)\n');

  const {code, output} = await site.build();

  expect(code).toBe(1);
  expect(output).toContain('Broken anchor on source page path = /blog/first-blog-post');
  expect(output).toContain('linking to /docs/git-github/github-profile#khong-co');
});

test('K01 a broken Markdown link warns in a build, also without git, and fails the checks', async () => {
  // A definition that no text uses: nothing else than the warning can see it
  site.append(guide, '\n[không-có]: ./khong-co.mdx\n');
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const out = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);

  const isGood = await buildSite(['--locale', 'vi'], {
    cwd: site.dir,
    env: {NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  });

  expect(out.mock.calls.join('')).toContain('[SUCCESS] Generated static files');
  expect(isGood).toBe(false);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('khong-co.mdx'));
  expect(said).toHaveBeenCalledWith(expect.stringContaining(guide));
});
