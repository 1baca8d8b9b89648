import {logger} from '@docusaurus/logger';

import {temporaryFolder} from '../tests/support/temporary-folder';
import {fileLinks, invalidLinks} from './links';
import {openLinks} from '../content/link-targets';
import {formatOf, openMarkdown} from '../content/parser';
import {nodesOf, textOf, type Node} from '../content/markdown-tree';

const BLOG = 'i18n/en/docusaurus-plugin-content-blog';

const FILES: Readonly<Record<string, string>> = {
  'blog/2026-01-02-mot/index.mdx': '---\ntitle: Bài một\naliases: [Số 1]\n---\n',
  'blog/hai.mdx': '---\ntitle: Bài hai\n---\n## Phần đầu {#dau}\n\n## Cài đặt\n',
  [`${BLOG}/hai.mdx`]: '---\ntitle: Post two\n---\n## First part {/* #dau */}\n\n## Setup\n',
  'blog/nhap.mdx': '---\ntitle: Nháp\ndraft: true\n---\n',
  'docs/git/gioi-thieu.md': '# Giới thiệu Git\n',
  'docs/js/gioi-thieu.md': '# Giới thiệu JavaScript\n',
  'src/pages/gioi.mdx': '# Giới\n',
  'static/img/Sơ đồ.png': '',
  'blog/2026-01-02-mot/a.png': '',
  'static/a.png': '',
};

/** Writes a site whose pages have loaded in a language. Returns a function that compiles links. */
async function siteIn(locale: 'vi' | 'en', files = {}) {
  const {dir} = temporaryFolder({...FILES, ...files});
  const base = locale === 'en' ? '/en' : '';
  const of = (file: string, url: string, title: string, unlisted = false) => {
    const page = {source: `@site/${file}`, permalink: base + url, title, frontMatter: {}, unlisted};
    return {...page, metadata: {...page, date: new Date('2026-01-02')}};
  };
  const blogPosts = [
    of('blog/2026-01-02-mot/index.mdx', '/blog/mot', 'Bài một'),
    base === ''
      ? of('blog/hai.mdx', '/blog/hai', 'Bài hai')
      : of(`${BLOG}/hai.mdx`, '/blog/hai', 'Post two'),
    of('blog/kin.mdx', '/blog/kin', 'Kín', true),
  ];
  const docs = ['git', 'js'].map((name) =>
    of(`docs/${name}/gioi-thieu.md`, `/docs/${name}`, `Giới thiệu ${name}`),
  );
  const content = {
    'docusaurus-plugin-content-blog': {default: {blogPosts}},
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}},
    'docusaurus-plugin-content-pages': {default: [of('src/pages/gioi.mdx', '/gioi', 'Giới')]},
  };
  const links = openLinks(dir);
  await links
    .plugin({baseUrl: `${base}/`} as never)
    .allContentLoaded?.({allContent: content} as never);
  const parse = await openMarkdown();
  const compile = (file: string, text: string, showsLinkedFrom = true) => {
    const tree = parse(text, formatOf(file, {}));
    const frontMatter: {linkedFrom?: unknown} = {};
    fileLinks(links, dir, showsLinkedFrom)()(tree, {
      path: `${dir}/${file}`,
      data: {frontMatter},
      toString: () => text,
    } as never);
    const shown = [...nodesOf(tree)].filter(({type}) => /^(link|image|definition)$/.test(type));
    const urls = shown.map(
      ({url, alt, children}: Node) => `${alt ?? children?.map(textOf).join('') ?? ''} ${url}`,
    );
    return {urls, text: textOf(tree), frontMatter};
  };
  return {compile, linkedFrom: links.linkedFrom};
}

test('links to files lead to the page in the language of the site, from posts, guides and pages', async () => {
  for (const locale of ['vi', 'en'] as const) {
    const {compile} = await siteIn(locale);
    const base = locale === 'en' ? '/en' : '';
    const text =
      '[a](../docs/git/gioi-thieu.md) [b](/docs/js/gioi-thieu.md?x=1#Cài-đặt) [c](@site/src/pages/gioi.mdx) [d](./hai.mdx#cài-đặt) [f](/hai.mdx) [g](/gone.md)\n\n[h]: hai.mdx\n';
    expect(compile('blog/hai.mdx', text).urls).toEqual([
      `a ${base}/docs/git`,
      `b ${base}/docs/js?x=1#Cài-đặt`,
      `c ${base}/gioi`,
      `d ${base}/blog/hai#cài-đặt`,
      `f ${base}/blog/hai`,
      'g /gone.md',
      ` ${base}/blog/hai`,
    ]);
    // A translation may have the same paths as its original
    expect(compile(`${BLOG}/hai.mdx`, '[a](../docs/git/gioi-thieu.md)').urls).toEqual([
      `a ${base}/docs/git`,
    ]);
  }
});

test.each(['blog/moi.md', 'docs/moi.mdx'])('wikilinks work in %s', async (file) => {
  const {compile} = await siteIn('en');
  const warn = jest.spyOn(logger, 'warn').mockClear().mockImplementation();
  const {urls, text} = compile(
    file,
    `[[mot]] [[2026-01-02-mot]] [[bài một|x]] [[Số 1]] [[Post two#First part]] [[Bài hai#Phần đầu|y]]
[[git/gioi-thieu.md]] [[gioi-thieu]] [[gone|mất]] [[nhap]] \`[[mot]]\` [z [[mot]]](/z) \\[[mot]] [\\[mot]] a[[1]] [[hai#Gone]] [[Node.js]] [[CI/CD]]

| [[mot\\|t]] |
| --- |

![[Sơ đồ.png]] ![[a.png|300]] ![[mot]]

\`\`\`
[[mot]]
\`\`\`
`,
  );
  expect(urls).toEqual([
    'mot /en/blog/mot',
    '2026-01-02-mot /en/blog/mot',
    'x /en/blog/mot',
    'Số 1 /en/blog/mot',
    'Post two /en/blog/hai#dau',
    'y /en/blog/hai#dau',
    'gioi-thieu /en/docs/git',
    'z [[mot]] /z',
    'hai /en/blog/hai',
    't /en/blog/mot',
    'Sơ đồ @site/static/img/S%C6%A1%20%C4%91%E1%BB%93.png',
    'mot /en/blog/mot',
  ]);
  expect(text).toContain(
    'gioi-thieu mất nhap [[mot]] z [[mot]] [[mot]] [[mot]] a1 hai Node.js CI/CD',
  );
  expect(warn.mock.calls.flat().map((each) => String(each).trim())).toEqual([
    `${file}:2: several files have this name (readers see plain text instead of a link): "[[gioi-thieu]]". Write the path: docs/git/gioi-thieu, docs/js/gioi-thieu.`,
    ...['[[gone]]', '[[nhap]]', '[[1]]', '[[Node.js]]', '[[CI/CD]]', '[[a.png]]'].map(
      (each) => expect.stringContaining(each) as string,
    ),
  ]);
});

test('a page lists the listed pages that link to it, but not itself', async () => {
  const [mot, hai] = ['blog/2026-01-02-mot/index.mdx', 'blog/hai.mdx'];
  const {compile, linkedFrom} = await siteIn('en', {
    [mot]: '[Hai](../hai.mdx) <a href="./hai">hai</a> [Một](./index.mdx) `[[git/gioi-thieu]]`\n',
    [`${BLOG}/hai.mdx`]: '[Một](/blog/mot#a)\n\n```md\n[a](/docs/git)\n```\n',
    'blog/kin.mdx': '[[mot]]\n',
    'src/pages/gioi.mdx': '[[mot#a|Một]] [[gioi-thieu]] <!-- [[hai]] -->\n',
    'docs/js/gioi-thieu.md':
      '[Một][m] [x](mailto:a@b.vn)\n\n[m]: <../../blog/2026-01-02-mot/index.mdx>\n',
  });
  expect(linkedFrom(mot)).toEqual([
    {title: 'Post two', permalink: '/en/blog/hai'},
    {title: 'Giới thiệu js', permalink: '/en/docs/js'},
    {title: 'Giới', permalink: '/en/gioi'},
  ]);
  expect(compile(`${BLOG}/hai.mdx`, '').frontMatter.linkedFrom).toEqual([
    {title: 'Bài một', permalink: '/en/blog/mot'},
  ]);
  expect(linkedFrom(hai)).toHaveLength(1);
  expect(compile('docs/git/gioi-thieu.md', '').frontMatter).toEqual({});
  expect(compile(`${BLOG}/hai.mdx`, '', false).frontMatter).toEqual({});
});

test('links with an invalid URL become text, and other links stay', async () => {
  const parse = await openMarkdown();
  const tree = parse('Mở http://ip:port, [**a**](https://[b]) và [e](/f).', 'md');
  invalidLinks()(tree);
  const nodes = [...nodesOf(tree)];
  expect(textOf(tree)).toBe('Mở http://ip:port, a và e.');
  expect(nodes.flatMap(({url}) => url ?? [])).toEqual(['/f']);
});
