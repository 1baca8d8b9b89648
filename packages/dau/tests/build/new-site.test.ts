import {commitAll, TEST_SITE} from '../support/assemble-site';
import {SiteCopy} from '../support/site-copy';

/** This repository's own site. The tests run in the test site. */
const site = new SiteCopy(TEST_SITE.replace(/[^/]+/g, '..'));
jest.setTimeout(400_000);

const DETAILS = [
  ...['--name', 'Trần Thị Bích', '--email', 'bich@bich.dev', '--github', 'tranbich'],
  ...['--url', 'https://tranbich.github.io', '--site-name', 'Góc của Bích'],
];

test('after the setup without samples, the site builds without a warning, and again with its first post', async () => {
  commitAll(site.dir);
  const isExample = site.read('src/config/site.ts').includes('@example.com');
  const setup = await site.run('npm', [
    ...['run', 'setup', '--', '--yes', '--samples', 'remove'],
    ...(isExample ? DETAILS : []),
  ]);
  expect([setup.code, setup.output]).toEqual([0, expect.any(String)]);
  commitAll(site.dir);
  const first = await site.build('vi');
  expect([first.code, first.output]).toEqual([0, expect.not.stringMatching(/WARN|error/i)]);

  const added = [
    'post',
    'Bài đầu tiên',
    '--en',
    'First post',
    '--tags',
    'Học máy=Machine learning',
  ];
  const written = await site.run('npm', ['run', 'new', '--', ...added]);
  expect([written.code, written.output]).toEqual([0, expect.any(String)]);
  const [post = ''] = /blog\/\S+\/index\.mdx/.exec(written.output) ?? [];
  site.edit(post, 'draft: true\n', '');
  const second = await site.build('vi');
  expect([second.code, second.output]).toEqual([0, expect.not.stringMatching(/error/i)]);
  expect(site.read('build/blog/tags.html')).toContain('Học máy');
});
