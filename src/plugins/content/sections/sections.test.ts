/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {AllContent} from '@docusaurus/types';

import {firstGuide, isGuideAddress, pageAddresses} from './addresses';
import {hasGuidePages, hasListed, presentSections} from './present';

const dirs: string[] = [];

function siteOf(files: Readonly<Record<string, string>>): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-sections-'));
  dirs.push(dir);
  for (const [file, facts] of Object.entries(files)) {
    fs.mkdirSync(path.join(dir, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), `---\n${facts}\n---\n\nText.\n`);
  }
  return dir;
}

const now = Date.parse('2026-06-15T12:00:00Z');
const published = (siteDir: string, locale: 'vi' | 'en' = 'vi') =>
  ({siteDir, locale, showsDrafts: false, now}) as const;

afterAll(() => {
  for (const dir of dirs) fs.rmSync(dir, {recursive: true});
});

describe('A10 which sections have something to show', () => {
  test.each([
    ['no folder', {}, false],
    ['tags alone', {'blog/tags.yml': 'a: 1'}, false],
    ['a post', {'blog/a/index.mdx': 'title: A'}, true],
    ['a draft', {'blog/a.md': 'draft: true'}, false],
    ['an unlisted post', {'blog/a.md': 'unlisted: true'}, false],
    ['a post that is not due', {'blog/a.md': 'date: 2026-06-16'}, false],
    ['a time still to come', {'blog/a.md': 'date: 2026-06-15T19:30:00+07:00'}, false],
    ['a post of today', {'blog/a.md': 'date: 2026-06-15'}, true],
    ['a date in the file name', {'blog/2026-06-16-a.md': 'title: A'}, false],
    ['a date in the folder name', {'blog/2026-06-14-a/index.md': 'title: A'}, true],
    ['a partial', {'blog/_a.md': 'title: A', 'blog/_b/c.md': 'title: C'}, false],
    ['a draft and a post', {'blog/a.md': 'draft: true', 'blog/b.md': 'title: B'}, true],
    ['a text that cannot be read', {'blog/a.md': 'title: [A'}, true],
    [
      'English alone, in the folder of translations',
      {'i18n/en/docusaurus-plugin-content-blog/a.md': 'title: A'},
      false,
    ],
  ] as [string, Record<string, string>, boolean][])('posts: %s', (_, files, expected) => {
    expect(hasListed('post', published(siteOf(files)))).toBe(expected);
  });

  test('a post in English alone stands in both languages', () => {
    const site = siteOf({'blog/a.md': 'language: en'});
    expect(hasListed('post', published(site))).toBe(true);
    expect(hasListed('post', published(site, 'en'))).toBe(true);
  });

  test('a translation that is still a draft is none in its language', () => {
    const site = siteOf({
      'blog/a.md': 'title: A',
      'i18n/en/docusaurus-plugin-content-blog/a.md': 'draft: true',
    });
    expect(hasListed('post', published(site))).toBe(true);
    expect(hasListed('post', published(site, 'en'))).toBe(false);
  });

  test('the development server shows drafts and what is not due', () => {
    const site = siteOf({'blog/a.md': 'draft: true', 'docs/a.md': 'draft: true'});
    const options = {...published(site), showsDrafts: true};
    expect(hasListed('post', options)).toBe(true);
    expect(hasGuidePages(options)).toBe(true);
    expect(hasGuidePages(published(site))).toBe(false);
  });

  test('an unlisted guide has a page and is not listed', () => {
    const options = published(siteOf({'docs/git/a.md': 'unlisted: true'}));
    expect(hasListed('guide', options)).toBe(false);
    expect(hasGuidePages(options)).toBe(true);
  });

  test('projects, events and activities', () => {
    const options = published(siteOf({}));
    const present = (projects: unknown, events: unknown, activities: unknown) =>
      presentSections(options, {showcase: {projects}, community: {events, activities}});
    expect(present([], [], [])).toEqual({
      posts: false,
      guides: false,
      projects: false,
      community: false,
    });
    expect(present([{}], [], [{}])).toMatchObject({projects: true, community: true});
    // A fault there is for the check of the data to name
    expect(present(undefined, 'events', [])).toMatchObject({projects: true, community: true});
  });
});

type Doc = {id: string; slug?: string; unlisted?: boolean};

function content(docs: readonly Doc[], sidebars: Record<string, unknown[]> = {}): AllContent {
  return {
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          {
            isLast: true,
            tagsPath: '/docs/tags',
            docs: docs.map((doc) => ({
              slug: `/${doc.id}`,
              permalink: `/docs${doc.slug ?? `/${doc.id}`}`,
              tags: doc.id === 'tagged' ? [{permalink: '/docs/tags/git'}] : [],
              ...doc,
            })),
            sidebars,
          },
        ],
      },
    },
  } as unknown as AllContent;
}

const item = (id: string) => ({type: 'doc', id});
const category = (items: unknown[], link?: object) => ({type: 'category', label: 'C', items, link});

describe('R09 /docs', () => {
  test('leads to the first guide of the first sidebar', () => {
    const all = content([{id: 'a'}, {id: 'b'}, {id: 'c'}], {
      guides: [category([item('b'), item('a')]), item('c')],
      other: [item('c')],
    });
    expect(firstGuide(all)).toBe('/docs/b');
  });

  test('a category’s own guide comes before those in it', () => {
    const all = content([{id: 'a'}, {id: 'index'}], {
      guides: [category([item('a')], {type: 'doc', id: 'index'})],
    });
    expect(firstGuide(all)).toBe('/docs/index');
  });

  test('passes by an unlisted guide, and needs no sidebar', () => {
    const docs = [{id: 'a', unlisted: true}, {id: 'b'}];
    expect(firstGuide(content(docs, {guides: [item('a'), item('b')]}))).toBe('/docs/b');
    expect(firstGuide(content(docs))).toBe('/docs/b');
  });

  test('without a guide to list it leads nowhere', () => {
    expect(firstGuide({})).toBeUndefined();
    expect(firstGuide(content([{id: 'a', unlisted: true}]))).toBeUndefined();
  });

  test('a guide or a category may be there itself', () => {
    expect(isGuideAddress(content([{id: 'a', slug: '/'}]), '/docs')).toBe(true);
    const generated = category([item('a')], {type: 'generated-index', permalink: '/docs'});
    expect(isGuideAddress(content([{id: 'a'}], {guides: [generated]}), '/docs')).toBe(true);
    expect(isGuideAddress(content([{id: 'a'}]), '/docs')).toBe(false);
  });
});

test('B01 addresses of all kinds of pages are known', () => {
  const all = {
    ...content([{id: 'tagged'}], {
      guides: [category([], {type: 'generated-index', permalink: '/docs/category/c'})],
    }),
    'docusaurus-plugin-content-blog': {
      default: {
        blogPosts: [{metadata: {permalink: '/blog/a', unlisted: false, frontMatter: {}}}],
        blogTags: {'/blog/tags/x': {permalink: '/blog/tags/x'}},
        blogTagsListPath: '/blog/tags',
        authorsMap: {a: {page: {permalink: '/blog/authors/a'}}},
      },
    },
    'docusaurus-plugin-content-pages': {default: [{permalink: '/'}, {permalink: '/cv'}]},
  } as unknown as AllContent;
  expect([...pageAddresses(all, '/')].sort()).toEqual([
    '/',
    '/blog',
    '/blog/a',
    '/blog/archive',
    '/blog/authors',
    '/blog/authors/a',
    '/blog/tags',
    '/blog/tags/x',
    '/cv',
    '/docs',
    '/docs/category/c',
    '/docs/tagged',
    '/docs/tags',
    '/docs/tags/git',
    '/search',
  ]);
});
