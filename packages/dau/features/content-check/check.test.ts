import {logger} from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';

import contentCheck, {warningOf} from '.';
import {loadPages} from '../../content/link-targets';
import {listProblems} from '../../utils/problems';
import {bodiesIn, contentProblems} from './check';
import {linkCheck, linksInSettings} from './links';
import {
  BLOG,
  BODY,
  PNG,
  post,
  POST,
  POST_EN,
  postWith,
  siteWith,
  type Changes,
} from '../../content/fixtures';

const allowed = {media: ['https://a.dev'] as const, frames: [], scripts: [], requests: []};
const PLAIN = 'blog/2026-03-02-first.md';
/** The post as plain Markdown. The body starts on the same line as in MDX. */
const inMarkdown = (body: string): Changes => ({
  [POST]: null,
  [POST_EN]: null,
  [PLAIN]: `${post.replace('{/* truncate */}', '<!-- truncate -->')}\n${body}\n`,
});
const at = (line: number) => `${POST}:${BODY + line - 1}`;

test('valid content has no problems', async () => {
  const bodies = [
    '## Mục {#muc}\n\n[Đi](#muc)',
    ':::note Chú ý\n\nNội dung.\n\n:::',
    '```md\n:::note\n![](x.png) {ten} <5\n```\n\n```Bash\n$ ls\n```\n\n```console\n$ ls\n```\n\n`{ten}` `<5` `[^a]` \\[^a]',
    // These names are declared in the file or provided by MDX
    "import Tabs from '@theme/Tabs';\n\nexport const Cell = ({value}) => <td>{value}</td>;\n\n<Tabs><Cell value={frontMatter.title} /></Tabs>\n\n<Details>\n\n{[1].map((n) => Math.max(n, 2))}\n\n</Details>",
  ];
  const site = siteWith({
    ...inMarkdown(
      '<p style="color: red">{ten} <5<br>\n<!--\n<img src="./a.png" onclick="a()">\n-->\n\n<https://example.com> {a',
    ),
    'blog/without-zeros.mdx': post.replace('2026-03-02', '2026-3-2'),
    'blog/time.mdx': post.replace('2026-03-02', '2026-03-02T18:30:00+07:00'),
    'blog/html-mark.mdx': post.replace('{/* truncate */}', '<!-- truncate -->'),
    'blog/2026-03-02-without-front-matter.mdx': '# Bài\n\nMở đầu.\n',
    ...Object.fromEntries(bodies.map((body, index) => [`blog/${index}.mdx`, `${post}\n${body}\n`])),
  });
  expect(await contentProblems(site)).toEqual([]);
});

test('a build reports all errors at once, stops, and prints the warnings', async () => {
  jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'production'});
  const warn = jest.spyOn(logger, 'warn').mockImplementation();
  const siteDir = siteWith({
    ...postWith('Chào <5!'),
    'blog/a.md': '---\ntitle: Bài: hỏng\n---\n',
    'docs/git/guide.md': '---\ntag: [git]\n---\n\nMột.\n',
  });
  const context = {siteDir, baseUrl: '/'} as LoadContext;
  const message = await contentCheck(context, {allowed}).catch(String);
  expect(message).toContain(`${at(1)}: < is not the start of a tag`);
  expect(message).toContain('blog/a.md:2: invalid YAML');
  expect(warn.mock.calls.join()).toContain('docs/git/guide.md:2: tag is not a known field');
  for (const [text, error] of [
    ['lan:\n  name: Lan: Hà\n', 'blog/authors.yml:2: invalid YAML'],
    ['lan:\n  nam: Lan\n', 'blog/authors.yml:1: lan must be an author: write "name: …"'],
    ['lan:\n', 'blog/authors.yml:1: lan is empty; it must be an author'],
    ['lan:\n  name: L\n  socials:\n    x: a/b\n', 'blog/authors.yml:4: lan.socials.x must be'],
    ['# git:\n', 'docs/tags.yml: has only comments, so Docusaurus would stop with an error. Add'],
    ['git: Git\n', 'docs/tags.yml:1: git must be fields like "name: value", found "Git"'],
    ['git:\n  permalink: /a\na:\n', 'docs/tags.yml:3: a must not have the permalink of git'],
  ] as const) {
    const withBrokenList = siteWith({[error.split(':')[0] ?? '']: text});
    const list = contentCheck({siteDir: withBrokenList, baseUrl: '/'} as LoadContext, {allowed});
    await expect(list).rejects.toThrow(error);
  }
  jest.restoreAllMocks();
});

test('after a host is allowed, the running dev server no longer reports it', async () => {
  const withCover = post.replace('slug:', 'image: https://a.dev/cover.png\nslug:');
  const site = siteWith({[POST]: `${withCover}\n![Ảnh](https://a.dev/a.png)\n`});
  expect(await contentProblems(site)).toHaveLength(2);
  expect(await contentProblems(site, allowed)).toEqual([]);
});

/** Returns the broken links in the post and its translation, without the parts that all messages share. */
async function brokenLinks(changes: Changes) {
  const site = siteWith(changes);
  const metadata = {permalink: '/blog/bài', source: `@site/${POST}`};
  const posts = {default: {blogPosts: [{metadata}]}};
  const routes = ['/blog/b%C3%A0i', '/there'];
  const content = {'docusaurus-plugin-content-blog': posts} as never;
  loadPages(content, site);
  const {check} = linkCheck(content, '/', site, routes);
  const bodies = await bodiesIn(site, allowed);
  const found = [...bodies.values()].flatMap(({links}) => links.flatMap((l) => check(l, bodies)));
  return found.map(
    ({line = 0, file, problem, found: to, fix}) =>
      `${file === POST_EN ? 'en ' : ''}${line - BODY + 1} ${String(to)}: ${problem.replace(file, 'this file')}${/(?:Did|Publish|Write|fails).*/.exec(fix ?? '') ?? ''}`,
  );
}

test('broken links in content are reported with their lines', async () => {
  const body = '[a](/gone#x) [b](/there) [c](/b.md#x) [d](https://a.test/gone) [e](x) [f](./a.zip)';
  const more = '[g](/lost?a=1) [h](/blog/b%C3%A0i?a=1#c) [i] <B to="b" />\n\n[i]: ../i\n\n## C';
  const translated = {[POST]: `${post}\n[a](/en/there)`, [POST_EN]: `${post}\n[a](/en/there)`};
  expect([
    ...(await brokenLinks(postWith(`${body}\n\n${more}`))),
    ...(await brokenLinks(translated)),
  ]).toEqual([
    ...['1 /gone#x', '1 /b.md#x', '1 x', '3 /lost?a=1', '5 ../i', '1 /en/there'].map(
      (place) => `${place}: ${place.includes('.md') ? 'file' : 'page'} not foundfails until then`,
    ),
  ]);
});

test('a wikilink to a missing file, to several files or to a missing heading is reported', async () => {
  const body =
    '[[fist]] [[first#Hai]] [[First#Một|a]] [[hello]] [[ci/cd/index]] ![[logo.svg]] ![[logo.png]] [a](./fist.mdx) `[[code]]` \\[[text]]\n\n## Một';
  const page = {
    [POST_EN]: null,
    'docs/first.md': null,
    'docs/git/hello.md': '# A',
    'docs/hello/index.md': '# B',
    'docs/ci/cd/index.md': '# C',
  };
  expect(await brokenLinks({...postWith(body), ...page})).toEqual([
    '1 [[fist]]: file not found (readers see plain text instead of a link)Did you mean blog/2026-03-02-first.mdx?',
    '1 [[first#Hai]]: heading not found in this file',
    '1 [[hello]]: several files have this name (readers see plain text instead of a link)Write [[docs/git/hello]] or [[docs/hello]]',
    '1 [[ci/cd/index]]: docs/ci/cd/index.md is not published (readers see plain text instead of a link)Publish it, or remove the link',
    '1 [[logo.png]]: file not found (readers see plain text instead of a link)Did you mean static/img/logo.svg?',
    '1 ./fist.mdx: file not foundDid you mean blog/2026-03-02-first.mdx?',
  ]);
});

test('a link to a missing heading is reported in each language that shows the link', async () => {
  const links = `[a](#hai-ba) [b](./${POST.split('/')[1]}#một) [c](/blog/bài#gone) [d](#dau.comments)`;
  const vi = `${post}${links}\n\n## Một\n\n## Hai bà {#hai-baa}`;
  const expected = [
    '0 #hai-ba: heading not found in this fileDid you mean "hai-baa"?',
    '0 /blog/bài#gone: heading not found in this filefails until then',
  ];
  expect(await brokenLinks({[POST]: vi, [POST_EN]: null})).toEqual(expected);
  expect(await brokenLinks({[POST]: vi, [POST_EN]: vi.replace('## Một', '## Hai')})).toEqual([
    ...expected,
    `en ${expected[0]}`,
    `en 0 ./2026-03-02-first.mdx#một: heading not found in this filefails until then`,
    `en ${expected[1]}`,
  ]);
  const withImport = vi.replace('## Một', "import A from '@site/src/pages/cv.tsx';");
  expect(await brokenLinks({[POST]: withImport, [POST_EN]: null})).toEqual([]);
});

test('a broken link in the settings is reported with its line; links to pages of plugins are valid', () => {
  const file = 'src/config/navigation.ts';
  const site = siteWith({[file]: "/** See '/gone'. */\nexport default [{to: '/gone'}];\n"});
  expect(linksInSettings(site)[0]).toEqual({file, line: 2, found: '/gone'});
  const links = ['/site/feeds', '/of-a-plugin/', '/of-a-plugin?q=a', '/gone'];
  const {check} = linkCheck({}, '/site/', site, ['/site/feeds', '/site/of-a-plugin']);
  const isBroken = (found: string) => check({file: POST, line: 1, found}, new Map()).length > 0;
  expect(links.filter(isBroken)).toEqual(['/gone']);
});

test.each([
  ['Khi n <5 thì dừng.', '< is not the start of a tag'],
  ['{ rồi thôi\n\nHai', 'invalid JavaScript after {'],
  ['Một<br>hai', 'tag not closed'],
  ['<https://example.com>', '<URL> in MDX'],
  ['Nếu x<y thì.', 'Write attributes as name="value". To show <, write &lt;'],
  [':::note\n\nMột\n\nHai', 'this block is not closed. Close it with a ::: line'],
])('a syntax error in %j is reported as "%s"', async (body, message) => {
  const problems = listProblems(await contentProblems(siteWith(postWith(body))));
  expect(problems.trim()).toMatch(new RegExp(`^${at(1)}: .*$`));
  expect(problems).toContain(message);
});

test('front matter that Docusaurus would publish as text is an error on line 1', async () => {
  const drafts = [
    '+++\ntitle = "Bài"\ndraft = true\n+++\n\nRiêng tư.\n',
    ';;;\n{\n  "title": "Bài",\n  "draft": true\n}\n;;;\n\nRiêng tư.\n',
    ';;;\n"title": "Bài",\n"draft": true\n;;;\n\nRiêng tư.\n',
    '{\n  "title": "Bài",\n  "draft": true\n}\n\nRiêng tư.\n',
    '---json\n{"draft": true}\n---\n\nRiêng tư.\n',
    '\n---\ntitle: Bài\ndraft: true\n---\n\nRiêng tư.\n',
    ' ---\r\ntitle: Bài\r\ndraft: true\r\n---\r\n',
    '\u200B---\ndraft: true\n---\n',
    '\uFEFF\n---\ndraft: true\n---\n',
    '----\ntitle: Bài\ndraft: true\n----\n',
    '—\ntitle: Bài\ndraft: true\n---\n',
    'title: Bài\ntags:\n  - hello\ndraft: true\n---\n\nRiêng tư.\n',
    '---\ntitle: Bài\ndraft: true\n\nRiêng tư.\n',
  ];
  for (const [file, text] of drafts.flatMap((draft) => [
    ['blog/a.md', draft] as const,
    ['docs/git/a.mdx', draft] as const,
  ])) {
    const problems = listProblems(await contentProblems(siteWith({[file]: text})));
    expect(problems).toMatch(new RegExp(`^ *${file}:1: front matter is not (read|closed).*"---"`));
  }
  for (const text of ['\uFEFF---\ntitle: Bài\n---\n', '\n---\n\nMột: hai\n', 'title: Một\n\nHai\n'])
    expect(await contentProblems(siteWith({'docs/a.md': text}))).toEqual([]);
});

test.each<[name: string, changes: Changes, ...messages: string[]]>([
  [
    'names and components that do not exist',
    postWith(
      'import Tabs from \'@theme/Tabs\';\n\nChào {ten}!\n\n<Tab>a</Tab>\n\n<Video id="x" />\n\n<Image img="/a.png" alt="A" />',
    ),
    `warning ${at(5)}: <Tab> is not imported. Did you mean <Tabs>?`,
    `warning ${at(7)}: <Video> is not imported. Import it at the top, or add it to src/theme/MDXComponents`,
    `warning ${at(9)}: <Image> is not imported. Add at the top: import Image from '@theme/IdealImage'`,
    `warning ${at(3)}: {ten} is not defined here. To show the braces, write \\{ten\\}`,
  ],
  [
    'code',
    postWith(
      '```jsx live\nfunction A() {\n  return <p>;\n}\n```\n\n```javasript\nlet a;\n```\n\n```rust,no_run\n```',
    ),
    `warning ${at(3)}: live code does not compile`,
    `warning ${at(7)}: unknown code language (this block is not highlighted): "javasript". Did you mean "javascript"?`,
  ],
  [
    'image files',
    {
      'blog/a.heic': 'x',
      'blog/b.png': PNG.subarray(0, 50),
      'blog/c.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"\nonload="alert(1)"></svg>',
      'static/img/a.png': Buffer.concat([PNG, Buffer.alloc(20 * 1024 * 1024)]),
    },
    'error blog/a.heic: most browsers cannot show HEIC',
    'warning blog/b.png: not a valid image (',
    'warning blog/c.svg: this SVG contains a script',
    'warning static/img/a.png: this image is 20.0 MB',
  ],
  [
    'HTML that works differently in MDX',
    postWith(
      '<p style="color: red; font-size: 2em">a</p>\n<b onclick="a()">a</b>\n<a href="/gone">a</a>\n\n{}\n\n<img src="a.png" alt="A" /> <img src="./b.png" alt="B" /> <img src={""} alt="C" /> <img src="/gone.png" alt="D" />\n\n<video src="./a.mp4" poster="/gone.png"><source srcset="b.webp 1.5x, /img/logo.svg 2x" /></video>',
    ),
    `error ${at(1)}: style must be an object in MDX, found "color: red; font-size: 2em". Write style={{color: 'red', fontSize: '2em'}}`,
    `warning ${at(2)}: onclick does nothing here`,
    `warning ${at(3)}: link in HTML, which the build does not check. Write [text](/gone)`,
    `warning ${at(5)}: {} shows nothing`,
    `warning ${at(7)}: file not found: "a.png". Check the path`,
    `warning ${at(7)}: file not found: "./b.png"`,
    `warning ${at(7)}: file not found: "/gone.png"`,
    `warning ${at(9)}: file not found: "./a.mp4"`,
    `warning ${at(9)}: file not found: "/gone.png"`,
    `warning ${at(9)}: file not found: "b.webp"`,
  ],
  [
    'syntax that plain Markdown does not support',
    inMarkdown(
      '<p>\n<img alt="A" src="./a.png">\n</p>\n\n<Tabs>\n\n<b onclick="a()">a</b> {/* a */} <IMG SRC="https://a.dev/a.png">\n\ngit switch <branch>',
    ),
    `warning ${PLAIN}:${BODY + 4}: <Tabs> needs MDX`,
    `warning ${PLAIN}:${BODY + 6}: onclick does nothing here`,
    `warning ${PLAIN}:${BODY + 6}: MDX comment in a .md file`,
    `warning ${PLAIN}:${BODY + 6}: <img> without alt`,
    `warning ${PLAIN}:${BODY + 6}: readers' browsers block this host`,
    `warning ${PLAIN}:${BODY + 8}: <branch> is read as an HTML tag, so readers do not see it`,
    `warning ${PLAIN}:${BODY + 1}: file not found: "./a.png"`,
  ],
  [
    'mistakes in images, links, footnotes and ids',
    postWith(
      '![](/img/logo.svg)\n\n<img src="/img/logo.svg" />\n\n## Một {#a}\n\nhai[^a] ![Ảnh đẹp](./ảnh đẹp.png)\n\n## Hai {#a}',
    ),
    `warning ${at(1)}: image without alt text`,
    `warning ${at(3)}: <img> without alt`,
    `warning ${at(7)}: URL with a space`,
    `warning ${at(7)}: footnote not found: "[^a]"`,
    `warning ${at(9)}: id "a" is already used on line ${BODY + 4}. Change`,
  ],
  [
    'files and frames on other hosts',
    {
      ...postWith(
        "import Embed from '@theme/Embed';\n\n![a](https://a.dev/a.png) ![b](https://) [c](https://)\n\n" +
          '<Embed url="https://youtu.be/abc" title="A" />\n\n<Embed url="https://a.dev/1" title="A" />\n\n' +
          '<iframe src="https://www.youtube.com/embed/abc"></iframe>',
      ),
      'blog/authors.yml':
        'lan:\n  name: Lan\n  image_url: https://github.com/lan.png\n  # image_url: https://b.dev/b.png\n',
      'src/css/tokens.css':
        "@font-face {\n  src: url('./a.woff2');\n}\np {\n  background: image-set(\n'https://a.dev/a.png' 1x);\n}\n",
    },
    `warning ${at(3)}: readers' browsers block this host: "https://a.dev/a.png". Use a local file or a link, or add 'https://a.dev' to media in src/config/hosts.ts`,
    `warning ${at(3)}: invalid URL`,
    `warning ${at(3)}: invalid URL (readers see plain text instead of a link): "https://". Correct the URL`,
    `warning ${at(5)}: readers' browsers block this host: "https://www.youtube-nocookie.com/embed/abc?autoplay=1". Use a local file or a link, or add 'https://www.youtube-nocookie.com' to frames`,
    `warning ${at(7)}: <Embed> does not support this URL`,
    `warning ${at(9)}: readers' browsers block this host: "https://www.youtube.com/embed/abc". Use <Embed url="https://www.youtube.com/embed/abc" title="…" />, and add 'https://www.youtube-nocookie.com' to frames`,
    "warning blog/authors.yml:3: image on a host that readers' browsers block (readers see initials instead): \"https://github.com/lan.png\". Run curl -L --create-dirs -o static/img/lan.png 'https://github.com/lan.png' and write \"image_url: /img/lan.png\", or add 'https://github.com' and 'https://avatars.githubusercontent.com' to media in",
    "warning src/css/tokens.css:6: file on a host that readers' browsers block",
  ],
  [
    'missing files',
    {
      [POST]: `${post}\nimport A from './A';\nimport B from './B';\n\n<A /> <B /> ![a](a.png) ![b][b]\n\n[b]: ./b.png\n`,
      [POST_EN]: `${post}\n![a](<./a b.png>)\n`,
      'blog/A.tsx': 'export default () => null;\n',
      'blog/a.png': PNG,
      'blog/a b.png': PNG,
    },
    `error ${POST}:${BODY + 1}: file not found: "./B". Check the path`,
    `error ${POST}:${BODY + 5}: file not found: "./b.png"`,
    `error ${POST_EN}:${BODY}: file not found: "./a b.png". The file is next to the original. Write @site/blog/a%20b.png`,
  ],
  [
    'a tab in YAML, and an unknown author',
    {
      [POST]: post.replace('[lan]', '[ai]'),
      'blog/tab.mdx': '---\ntags:\n\t- git\n---\n',
      [POST_EN]: null,
    },
    'error blog/tab.mdx:3: invalid YAML (tab characters must not be used in indentation). Use spaces',
    `error ${POST}:6: authors contains an unknown author: "ai". Add it to blog/authors.yml, or use one of: lan`,
  ],
  [
    'a colon in a title; its translation is not reported',
    {[POST]: post.replace('Bài đầu', 'Git: bài đầu')},
    `error ${POST}:3: invalid YAML (bad indentation of a mapping entry). Put a value in quotes`,
  ],
  [
    'front matter that is not closed, a day that does not exist, and wrong types',
    {
      [POST]: post.replace(/---\n\nMở/, '\n\nMở'),
      'docs/a.mdx': '---\nsidebar_position: hai\n---\n',
      'blog/f.mdx': '---\ntitle: Bài\n----\n\nNội dung.\n\n---\n',
      'blog/b.mdx': post.replace('2026-03-02', '2026-02-30'),
      'blog/c.mdx': post
        .replace('slug:', 'draft: có\ntoc_max_heading_level: 9\nkeywords:\nslug:')
        .replace('[hello]', '[{label: hello}]'),
      'blog/d.mdx': post.replace(/title: .*/, 'image: ./ảnh.png\ntitle: "\\b"'),
      'blog/e (2).mdx': post.replace(/slug: .*/, 'unlisted: true\ndraft: true'),
    },
    `error ${POST}:1: front matter is not closed`,
    'error blog/f.mdx:3: front matter ends at this line, which is not "---". Write exactly "---" here',
    'error blog/b.mdx:5: date must be a real date in the form YYYY-MM-DD',
    'error blog/c.mdx:2: draft must be true or false',
    'error blog/c.mdx:3: toc_max_heading_level must be a number from 2 to 6',
    'error blog/c.mdx:4: keywords is empty; it must be a list',
    'error blog/c.mdx:10: tags[0] must be a string or {label, permalink}',
    'error blog/d.mdx:3: image must be a URL or path without spaces or diacritics',
    'error blog/d.mdx:4: title has the invisible control character U+0008',
    'error blog/e (2).mdx:2: unlisted must not be set in a draft, found true',
    'error blog/e (2).mdx:1: slug must not contain',
    'error docs/a.mdx:2: sidebar_position must be a number, found "hai"',
  ],
  [
    'fields of front matter',
    {
      'blog/guest.mdx': post
        .replace('[lan]', '[{name: Lan, image_url: https://b.dev/lan.png}]')
        .replace('[hello]', '[hallo, Đời, Dời]'),
      [POST]: post
        .replace(/description: .*/, 'description: Ngắn.\nlanguage: fr\nimage: /img/100%.png')
        .replace('2026-03-02', '02/03/2026')
        .replace('tags:', 'part: 1\ntag:'),
      [POST_EN]: null,
    },
    `warning ${POST}:5: language must be one of vi, en, found "fr"`,
    `warning ${POST}:10: tag is not a known field. Did you mean "tags"?`,
    `warning ${POST}:7: date must be a real date in the form YYYY-MM-DD, like 2026-03-02, found "02/03/2026". The site uses 2026-02-03`,
    `warning ${POST}:9: part is set, but series is missing`,
    `warning ${POST}:6: image not found in static/: "/img/100%.png". Check the path`,
    'warning blog/guest.mdx:7: tags contains an unknown tag: "hallo". Did you mean "hello"?',
    'warning blog/guest.mdx:7: tags contains unknown tags: ["Đời","Dời"]. Add them to blog/tags.yml, or use one of: hello',
    "warning blog/guest.mdx:6: image on a host that readers' browsers block",
  ],
  [
    'blocks, links and files that readers would not see as such',
    postWith(
      '::: info\nMột\n:::\n\n:::note\n\nHai\n\n:::\n\n:::tip\nBa\n:::warning\nBốn\n:::\n:::\n\nhttp://ip:port [a](https://[b])\n\n![](./a.mp4) ![](/b.mp3) ![C](./c.tiff) ![D](img\\\\d.png)',
    ),
    `warning ${at(1)}: this line neither begins nor ends a block, so readers see it: "::: info". Write :::info, without a space`,
    `warning ${at(16)}: this line neither begins nor ends a block, so readers see it: ":::". Delete it. The outer of two nested blocks`,
    `warning ${at(18)}: invalid URL (readers see plain text instead of a link): "http://ip:port"`,
    `warning ${at(18)}: invalid URL (readers see plain text instead of a link): "https://[b]"`,
    `warning ${at(20)}: browsers do not show this file as an image (readers see a link instead): "./c.tiff". Save it as JPEG`,
    `error ${at(20)}: file not found: "./a.mp4"`,
    `error ${at(20)}: file not found: "/b.mp3"`,
    `error ${at(20)}: file not found: "./c.tiff"`,
    `error ${at(20)}: file not found: "img\\\\d.png". Write / instead of \\: img/d.png`,
  ],
  [
    'images next to a post',
    {
      [POST]: post.replace('slug:', 'image: ./a.png\nslug:'),
      [POST_EN]: post.replace('slug:', 'image: ./a.png\nslug:'),
      'blog/a.png': PNG,
      'blog/b.mdx': post.replace(/slug: .*/, 'image: ./b.png\ndraft: true'),
      'docs/git/c.mdx': '---\nimage: ../img/c.png\n---\n\nText.\n',
      'docs/git/d.mdx': '---\nimage: "@site/blog/a.png"\n---\n\nText.\n',
      'docs/git/e.mdx': '---\nimage: "@site/static/img/e.png"\n---\n\nText.\n',
      'docs/git/f.mdx': '---\nimage: https://b.dev/f.png\n---\n\nText.\n',
    },
    'warning blog/b.mdx:2: image file not found: "./b.png". Put the file into blog/',
    'error docs/git/c.mdx:2: image file not found: "../img/c.png". Put the file into docs/img/',
    'error docs/git/e.mdx:2: image file not found: "@site/static/img/e.png". Put the file into static/img/',
    'warning docs/git/f.mdx:2: image is on another host (lists show a drawn cover instead): "https://b.dev/f.png". Save it next to this file, and write "image: ./name.png", or add its host to media in src/config/hosts.ts',
  ],
  [
    'an English post without an original, and one with another date',
    {
      [POST_EN]: post.replace('2026-03-02', '2026-03-03'),
      [`${BLOG}/only.mdx`]: `${post}\n![A](./missing.png)\n`,
    },
    `warning ${POST_EN}:5: date is "2026-03-02" in ${POST}, and must be the same here, found "2026-03-03"`,
    `warning ${BLOG}/only.mdx: its original blog/only.mdx does not exist, so this file is not published. Delete this file, or restore the original. If you write only in this language, move the file to blog/only.mdx and add "language: en"`,
  ],
  [
    'a published post with the placeholder text from npm run new',
    {...postWith('Một câu.\n\nViết tiếp ở đây.'), [POST_EN]: null},
    `warning ${at(3)}: placeholder text from npm run new. Write your own text, or add "draft: true"`,
  ],
  [
    'characters',
    {
      ...postWith('Nội dung.'.normalize('NFD')),
      'blog/2026-03-03-cu.mdx': Buffer.from('Ch\u00fa', 'latin1'),
      'blog/2026-03-04-ma.mdx': 'GBK: `\uFFFD`.\n',
      'blog/tags.yml': 'hello:\n  label: he\u0008llo\n  permalink: /hello\n',
      [`static/img/${'ảnh'.normalize('NFD')}.png`]: PNG,
    },
    'error blog/tags.yml:2: invalid YAML (the stream contains non-printable characters). Delete',
    `warning ${at(1)}: letters and diacritics are separate`,
    'error blog/2026-03-03-cu.mdx: not UTF-8',
    'warning static/img/ảnh.png: file name: letters and diacritics are separate',
  ],
])(
  '%s: each message says where the problem is, what it is and how to fix it',
  async (_name, changes, ...expected) => {
    const problems = await contentProblems(siteWith(changes));
    expect(
      problems.map((problem) => `${problem.severity ?? 'error'} ${listProblems([problem]).trim()}`),
    ).toEqual(expected.map((message) => expect.stringContaining(message) as string));
  },
);

test('an unknown directive is reported with its file and line', () => {
  const list = '- :::luuy (5:1)\n- :::Note (7:1)\n- :a (9:2)\n';
  const text = `[WARNING] Docusaurus found 3 unused Markdown directives in file "blog/a.md"\n${list}Your …`;
  expect(warningOf(text)).toMatch(
    /^ {2}blog\/a\.md:5: unknown directive.*":::luuy"\. Write one of :::note,.*\n {2}blog\/a\.md:7: .*":::Note"\. Write :::note\.\n {2}blog\/a\.md:9: .*\n$/m,
  );
  expect(warningOf('Another warning')).toBe('Another warning');
});
