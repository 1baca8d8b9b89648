/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {describeErrors} from './page-errors';
import {changedFiles, listPages, samplePages, type BuiltPage} from './pages';
import {temporaryFolder} from '../../../src/lib/fixtures';

const {dir: siteDir, write} = temporaryFolder();
/** A page as Docusaurus minifies it, with quotes only where HTML needs them. */
const page = (lang: string, classes: string, body = '') =>
  `<!doctype html><html lang=${lang} class="plugin-id-default ${classes}" data-has-hydrated=false>${body}</html>`;
const editLink = (file: string) =>
  `<a href=https://github.com/lan/web/edit/main/${file} class="theme-edit-this-page"></a>`;

test('every page is listed with its kind, its source and its date', () => {
  for (const file of ['src/pages/index.tsx', 'src/pages/about.mdx', 'blog/bài một/index.mdx']) {
    write(file);
  }
  write('i18n/en/docusaurus-plugin-content-pages/about.mdx');
  const post = `<meta property=article:published_time content=2026-03-02>${editLink('blog/b%C3%A0i%20m%E1%BB%99t/index.mdx')}`;
  write('build/index.html', page('vi', 'plugin-pages'));
  write('build/en/about.html', page('en', 'plugin-pages mdx-page'));
  write('build/blog/mot.html', page('vi', 'plugin-blog blog-post-page', post));
  write('build/docs/a.html', page('vi', 'plugin-docs docs-doc-page docs-doc-id-a'));
  write('build/docs/b.html', page('vi', 'plugin-docs docs-doc-page docs-doc-id-b'));
  write('build/404.html', page('vi', 'plugin-native'));
  // These are not pages of the site: a redirect, and a verification file of a search engine
  write('build/docs.html', '<html lang=vi><meta http-equiv=refresh content="0; url=/docs/a">');
  write('build/google123.html', 'google-site-verification: google123.html');

  const pages = listPages(path.join(siteDir, 'build'), siteDir);

  expect(pages.map(({path: each, source, date}) => [each, source, date])).toEqual([
    ['', 'src/pages/index.tsx', ''],
    ['404.html', undefined, ''],
    ['blog/mot', 'blog/bài một/index.mdx', '2026-03-02'],
    ['docs/a', undefined, ''],
    ['docs/b', undefined, ''],
    ['en/about', 'i18n/en/docusaurus-plugin-content-pages/about.mdx', ''],
  ]);
  // The guides are of one kind
  expect(new Set(pages.map(({kind}) => kind)).size).toBe(5);
});

test('of a large site, the changed pages and the newest of each kind are opened', () => {
  const posts = Array.from({length: 40}, (_, index): BuiltPage => ({
    path: `blog/${index + 10}`,
    file: '',
    kind: index % 2 ? 'vi post' : 'en post',
    source: `blog/${index + 10}.md`,
    date: `2026-01-${index + 10}`,
  }));
  const pages = [...posts, {path: 'cv', file: '', kind: 'vi cv', date: ''}];
  const chosen = (limit: number, ...changed: string[]) =>
    samplePages(pages, new Set(changed), limit).map(({path: each}) => each);

  expect(chosen(100)).toHaveLength(41);
  expect(chosen(5)).toEqual(['blog/46', 'blog/47', 'blog/48', 'blog/49', 'cv']);
  expect(chosen(1)).toEqual(['blog/48', 'blog/49', 'cv']);
  expect(chosen(1, 'blog/10.md')).toEqual(['blog/10', 'blog/48', 'blog/49', 'cv']);
});

test('changed files are those of the last commit and uncommitted ones', () => {
  const dir = path.join(siteDir, 'git');
  fs.mkdirSync(dir);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Lan', '-c', 'user.email=lan@example.com', ...args], {
      cwd: dir,
    });
  git('init', '-q');
  write('git/old.md', '1');
  git('add', '.');
  git('commit', '-qm', 'one');
  write('git/bài.md', '1');
  git('add', '.');
  git('commit', '-qm', 'two');
  write('git/new.md', '1');
  expect([...changedFiles(dir)].sort()).toEqual(['bài.md', 'new.md']);
  write('git/old.md', '2');
  expect([...changedFiles(dir)].sort()).toEqual(['bài.md', 'new.md', 'old.md']);
});

test('faults are grouped by page and source, and a fault of many pages is said once', () => {
  const errorOn = (name: string, found: string, source?: string) => ({
    page: {path: name, file: '', kind: 'post', date: '', source},
    errors: [{found, remedy: 'mend it'}],
  });
  expect(
    describeErrors([
      errorOn('blog/a', 'no alternative text', 'blog/a.md'),
      ...['1', '2', '3', '4', '5', '6'].map((name) => errorOn(name, 'console error: boom')),
    ]),
  ).toBe(`  /blog/a (blog/a.md): no alternative text
      → mend it
  console error: boom
      → mend it (6 places)
    /1
    /2
    /3
    /4
    /5
    … and 1 more`);
});
