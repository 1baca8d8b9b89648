import fs from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';

import {SiteCopy} from '../../scripts/lib/site-copy';
import {filesUnder} from '../../src/plugins/content/check/files';
import {hiddenWords} from '../support/test-site';

/** A preview for a pull request. That another build has none of this: `tests/content.spec.ts`. */
const site = SiteCopy.withCaches();
const SECONDS = 1000;
jest.setTimeout(300 * SECONDS);

beforeAll(async () => {
  fs.writeFileSync(path.join(site.dir, 'docs/nhap.mdx'), '---\ndraft: true\n---\n\n# Chưa xong\n');
  const {code, output} = await site.build({SHOW_DRAFTS: 'true'});
  if (code !== 0) throw new Error(output);
});

const page = (file: string) => load(site.read(`build/${file}`));

test('A09 SHOW_DRAFTS set: a preview has drafts and scheduled posts, with a mark on the page', () => {
  const draft = page('blog/con-nhap.html');
  expect(draft('article').text()).toContain(hiddenWords.draft);
  expect(draft('h1').text()).toBe('Bài còn nháp (bản nháp)');
  expect(draft('.theme-draft-banner').text()).toContain('Trang này là bản nháp');
  const scheduled = page('blog/hen-ngay.html');
  expect(scheduled('article').text()).toContain(hiddenWords.scheduled);
  expect(scheduled('h1').text()).toBe('Bài hẹn ngày (hẹn ngày)');
  expect(scheduled('[role="note"]').text()).toContain('Bài này đề ngày 1 tháng 1, 2199');
  expect(page('docs/nhap.html')('.theme-draft-banner')).toHaveLength(1);
});

test('A09 lists and the search have the mark', () => {
  const linksOf = (file: string) => page(file)('main').text();
  for (const mark of ['Bài còn nháp (bản nháp)', 'Bài hẹn ngày (hẹn ngày)']) {
    expect(linksOf('blog/archive.html')).toContain(mark);
    expect(linksOf('blog/tags/hoc-tap.html')).toContain(mark);
  }
  expect(page('docs/git/nhanh.html')('.theme-doc-sidebar-menu').text()).toContain(
    'Chưa xong (bản nháp)',
  );
  const index = filesUnder(site.dir, 'build/search-index').map((file) => site.read(file));
  expect(index.join('\n')).toContain('Bài còn nháp (bản nháp)');
});

test('A09 every page asks search engines to stay away, and the record says what it is', () => {
  const pages = filesUnder(site.dir, 'build').filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(20);
  const indexed = pages.filter((file) => {
    const $ = load(site.read(file));
    return !$('meta[name="robots"]')
      .toArray()
      .some((tag) => /noindex/.test($(tag).attr('content') ?? ''));
  });
  expect(indexed).toEqual([]);
  expect(site.read('build/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  expect(JSON.parse(site.read('build/build.json'))).toMatchObject({
    variables: {SHOW_DRAFTS: 'true'},
  });
});

test('A09 the step before a deployment refuses it', async () => {
  const {code, output} = await site.run('jiti', ['scripts/keep-assets.ts', 'http://localhost:9/']);
  expect(output).toContain('must not be deployed');
  expect(code).toBe(1);
});
