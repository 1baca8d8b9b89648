import {commitAll, TEST_SITE} from '../support/assemble-site';
import {SiteCopy} from '../support/site-copy';

/** This repository's own site. The tests run in the test site. */
const site = new SiteCopy(TEST_SITE.replace(/[^/]+/g, '..'));
jest.setTimeout(400_000);

const DETAILS = [
  ...['--name', 'Trần Thị Bích', '--email', 'bich@bich.dev', '--github', 'tranbich'],
  ...['--url', 'https://tranbich.github.io', '--site-name', 'Góc của Bích'],
];

test('after the setup without samples and with a first post, the site builds without a warning', async () => {
  commitAll(site.dir);
  const isExample = site.read('src/config/site.ts').includes('@example.com');
  const setup = await site.run('npm', [
    ...['run', 'setup', '--', '--samples', 'remove'],
    ...(isExample ? DETAILS : []),
  ]);
  expect([setup.code, setup.output]).toEqual([0, expect.any(String)]);
  const titles = ['Bài đầu tiên', '--en', 'First post', '--tags', 'Học máy=Machine learning'];
  const written = await site.run('npm', ['run', 'new', '--', 'post', ...titles]);
  expect([written.code, written.output]).toEqual([0, expect.any(String)]);
  for (const file of new Set(written.output.match(/\S+\/index\.mdx/g)))
    site.edit(file, /draft: true\n[^]*/, '---\n\nBài viết của mình.\n');
  commitAll(site.dir);
  const {code, output} = await site.build('vi');
  expect([code, output]).toEqual([0, expect.not.stringMatching(/WARN|error/i)]);
  expect(site.read('build/blog/tags.html')).toContain('Học máy');
});
