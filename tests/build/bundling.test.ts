import {buildSite} from '../../scripts/lib/build-site';
import {SiteCopy} from '../../scripts/lib/site-copy';
import {guides, posts, sourceOf} from '../support/test-site';

/** What only a real build can find. Each build takes its time: faults that report together share one. */
const site = new SiteCopy();
const SECONDS = 1000;
jest.setTimeout(600 * SECONDS);

const guide = `${guides.wide.slice(1)}.mdx`;
const post = sourceOf(posts.usual);

afterEach(() => {
  site.restore();
  jest.restoreAllMocks();
});
afterAll(() => {
  site.delete();
});

test('K01 a missing image is named with the file that shows it', async () => {
  site.append(guide, '\n![Ảnh](./img/khong-co.png)\n');
  site.edit(post, "'./bon-mua.png'", "'./khong-co-nua.png'");

  const {code, output} = await site.build();

  expect(code).toBe(1);
  expect(output).toMatch(/image.*khong-co\.png/i);
  expect(output).toContain(guide);
  expect(output).toMatch(/Can't resolve '\.\/khong-co-nua\.png' in '.*hinh-dau-bai'/);
});

test('K01 a broken link fails the build and is named with its page', async () => {
  site.append(guide, '\n[Trang không có](/khong-co)\n');

  const {code, output} = await site.build();

  expect(code).toBe(1);
  expect(output).toContain(`Broken link on source page path = ${guides.wide}`);
  expect(output).toContain('linking to /khong-co');
});

test('K01 a broken anchor fails the build and is named with its page', async () => {
  site.append(post, `\n[Mục không có](${guides.main}#khong-co)\n`);

  const {code, output} = await site.build();

  expect(code).toBe(1);
  expect(output).toContain(`Broken anchor on source page path = ${posts.usual}`);
  expect(output).toContain(`linking to ${guides.main}#khong-co`);
});

test('K01 a broken Markdown link warns in a build, also without git, and fails the checks', async () => {
  // A definition that no text uses: nothing else than the warning can see it
  site.append(guide, '\n[không-có]: ./khong-co.mdx\n');
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const out = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);

  const isGood = await buildSite(['--locale', 'vi'], {
    cwd: site.dir,
    env: {NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  });

  expect(out.mock.calls.join('')).toContain('[SUCCESS] Generated static files');
  expect(isGood).toBe(false);
  expect(error.mock.calls.join('\n')).toContain('khong-co.mdx');
  expect(error.mock.calls.join('\n')).toContain(guide);
});
