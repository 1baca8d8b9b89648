/** @jest-environment node */
/** Mistakes that people make and that the framework does not name, and the message of each. */
import {listProblems} from '../../lib/problems';
import {contentProblems} from './check';
import {deadLinkTest} from './dead-links';
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
} from '../../lib/content/fixtures';

/** What is wrong with the good site after some of its files were changed, after the severity. */
async function messagesOf(changes: Changes): Promise<string[]> {
  const problems = await contentProblems(siteWith(changes));
  return problems.map(
    (problem) => `${problem.severity ?? 'error'} ${listProblems([problem]).trim()}`,
  );
}

const inPost = (from: string | RegExp, to: string): Changes => ({
  [POST]: post.replace(from, to),
  [POST_EN]: null,
});
const PLAIN = 'blog/2026-03-02-first.md';
/** The post as plain Markdown, with this text from the same line on. */
const inMarkdown = (body: string): Changes => ({
  [POST]: null,
  [POST_EN]: null,
  [PLAIN]: `${post.replace('{/* truncate */}', '<!-- truncate -->')}\n${body}\n`,
});
const at = (line: number) => `${POST}:${BODY + line - 1}`;

test.each<[name: string, changes: Changes]>([
  ['a good site', {}],
  ['a text in one language alone', {[POST_EN]: null}],
  ['a date without zeros', inPost('2026-03-02', '2026-3-2')],
  ['a date with a time', inPost('2026-03-02', '2026-03-02T18:30:00+07:00')],
  ['a draft with a short description', inPost(/description: .*/, 'description: a\ndraft: true')],
  ['a mark in HTML', inPost('{/* truncate */}', '<!-- truncate -->')],
  ['no front matter', {[POST]: '# Bài\n\nMở đầu.\n', [POST_EN]: null}],
  ['an id in braces', postWith('## Mục {#muc}\n\n[Đi](#muc)')],
  ['a title of a note', postWith(':::note Chú ý\n\nNội dung.\n\n:::')],
  [
    'what stands in code',
    postWith('```md\n:::note\n![](x.png) {ten} <5\n```\n\n`{ten}` `<5` `[^a]` \\[^a]'),
  ],
  [
    'braces, signs, addresses, comments and HTML in plain Markdown',
    inMarkdown(
      '<p style="color: red">{ten} <5<br>\n<!--\n<img src="./a.png" onclick="a()">\n-->\n\n<https://example.com> {a',
    ),
  ],
  [
    'names that the text declares, and what MDX gives',
    postWith(
      "import Tabs from '@theme/Tabs';\n\nexport const Cell = ({value}) => <td>{value}</td>;\n\n<Tabs><Cell value={frontMatter.title} /></Tabs>\n\n<Details>\n\n{[1].map((n) => Math.max(n, 2))}\n\n</Details>",
    ),
  ],
])('%s passes without a word', async (_name, changes) => {
  expect(await messagesOf(changes)).toEqual([]);
});

test('a host that is allowed while the site runs is no longer named', async () => {
  const site = siteWith(postWith('![Ảnh](https://a.dev/a.png)'));
  const hosts = {media: ['https://a.dev'] as const, frames: [], scripts: [], requests: []};
  expect(await contentProblems(site)).toHaveLength(1);
  expect(await contentProblems(site, hosts)).toEqual([]);
});

test('the development server names links that lead nowhere, with their line', async () => {
  const body = '## Mục\n\n[a](/gone#x) [b](/there) [c](./b.md#x) [d](https://a.test/gone)';
  const site = siteWith(postWith(`${body}\n\n[e](#mục) [f](#mục-hai) [g](/blog/bai?a=1#x)`));
  const post = {permalink: '/blog/bai', source: `@site/${POST}`};
  const posts = {default: {blogPosts: [{metadata: post}], tags: [{permalink: '/there'}]}};
  const isDead = deadLinkTest({'content-blog': posts}, '/', site);
  const problem = expect.stringContaining('an existing page and heading') as string;
  expect(await contentProblems(site, undefined, isDead)).toEqual(
    [
      ['/gone#x', 2],
      ['#mục-hai', 4],
      ['/blog/bai?a=1#x', 4],
    ].map(([found, line]) => expect.objectContaining({found, line: BODY + Number(line), problem})),
  );
});

test('a link to a page that no file makes is not dead, with or without the base URL', () => {
  const isDead = deadLinkTest({}, '/site/', siteWith({}));
  const links = ['/feeds', '/site/offline', '/docs/', '/search?q=a', '/gone'];
  expect(links.filter((link) => isDead(link, POST, () => undefined))).toEqual(['/gone']);
});

test.each<[name: string, changes: Changes, ...messages: string[]]>([
  // Text that MDX cannot read
  [
    'a name between braces',
    postWith('Chào {ten}!'),
    `error ${at(1)} › {ten}: a name that the text declares; to show the braces themselves, write \\{ten\\}`,
  ],
  [
    'a misspelled language of code',
    postWith('```javasript\nlet a;\n```\n\n```Bash\n$ ls\n```\n\n```console\n$ ls\n```'),
    `warning ${at(1)}: a language of code that can be highlighted; did you mean "javascript"?; this block has no colors (found "javasript")`,
  ],
  ['a name of Node.js', postWith('{Buffer}'), `error ${at(1)} › {Buffer}: a name that the text`],
  [
    'a component that does not exist',
    postWith('Một dòng.\n\n<Video id="x" />'),
    `error ${at(3)} › <Video>: an import of this component at the top, like: import Video from '@site/src/components/Video'`,
  ],
  [
    'a component of the theme',
    postWith('<Tabs />\n\n<Image img="/a.png" alt="A" />'),
    `error ${at(1)} › <Tabs>: an import of this component at the top, like: import Tabs from '@theme/Tabs'`,
    `error ${at(3)} › <Image>: an import of this component at the top, like: import Image from '@theme/IdealImage'`,
  ],
  [
    'a misspelt component',
    postWith("import Tabs from '@theme/Tabs';\n\n<Tab>a</Tab>"),
    `error ${at(3)} › <Tab>: a component that the text has; did you mean <Tabs>?`,
  ],
  ['a sign <', postWith('Khi n <5 thì dừng.'), `error ${at(1)}: "&lt;" for the sign <`],
  ['a lone {', postWith('{ rồi thôi\n\nHai'), `error ${at(1)}: "\\{" for the sign {`],
  ['an id outside a heading', postWith('Một {#id} văn.'), `error ${at(1)}: "\\{" for the sign {`],
  ['a tag that is not closed', postWith('Một<br>hai'), `error ${at(1)}: every tag closed`],
  ['a block that is not closed', postWith('<div>\n\nhai'), `error ${at(1)}: every tag closed`],
  ['a tag without its end', postWith('<Image\n\nHai'), `error ${at(1)}: every tag closed`],
  [
    'an address between < and >',
    postWith('<https://example.com>'),
    `error ${at(1)}: a link written [text](https://example.com)`,
  ],
  [
    'style as CSS',
    postWith('<p style="color: red; font-size: 2em">a</p>'),
    `error ${at(1)} › style: style={{color: 'red', fontSize: '2em'}}; MDX takes no CSS text here`,
  ],
  ['onclick', postWith('<b onclick="a()">a</b>'), `warning ${at(1)} › onclick: a component`],
  [
    'a link as HTML',
    postWith('<a href="/gone">a</a>'),
    `warning ${at(1)} › <a>: [text](/gone), a link`,
  ],

  // Pictures and files
  ['HEIC', {'blog/a.heic': 'x'}, 'error blog/a.heic: a picture that every browser shows'],
  [
    'a picture that cannot be read',
    {'blog/a.png': PNG.subarray(0, 50)},
    'error blog/a.png: an image that can be read (',
  ],
  [
    'a picture of 20 MB',
    {'static/img/a.png': Buffer.concat([PNG, Buffer.alloc(20 * 1024 * 1024)])},
    'warning static/img/a.png: a picture of at most 2 MB',
  ],
  [
    'a drawing with a script',
    {
      'blog/a.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"\nonload="alert(1)"></svg>',
    },
    'error blog/a.svg:2: a drawing without scripts',
  ],
  [
    'no alternative text',
    postWith('![](./a.png)\n\n<img src="/img/logo.svg" />'),
    `warning ${at(1)}: a few words on what the picture shows`,
    `warning ${at(3)} › <img>: alt="what the picture shows"`,
  ],
  [
    'a picture in a tag that nobody looks for',
    postWith('<img src="a.png" alt="A" /> <img src="./b.png" alt="B" /> <img src={""} alt="C" />'),
    `warning ${at(1)} › src: ./a.png or ![…](./a.png), which is looked for beside the text (found "a.png")`,
  ],
  [
    'what plain Markdown cannot do',
    inMarkdown(
      '<p>\n<img alt="A" src="./a.png">\n</p>\n\n<Tabs>\n\n<b onclick="a()">a</b> {/* a */} <IMG SRC="https://a.dev/a.png">\n<script>a()</script>',
    ),
    `warning ${PLAIN}:${BODY + 4} › <Tabs>: a file that ends with .mdx: components need MDX`,
    `warning ${PLAIN}:${BODY + 1} › src: an image that exists`,
    `warning ${PLAIN}:${BODY + 6} › onclick: a component`,
    `warning ${PLAIN}:${BODY + 6}: <!-- a comment --> or {#id}`,
    `warning ${PLAIN}:${BODY + 6} › <img>: alt="what the picture shows"`,
    `warning ${PLAIN}:${BODY + 7} › <script>: a component in an .mdx file`,
    `warning ${PLAIN}:${BODY + 6}: a file of this site or a link: readers' browsers block other hosts`,
  ],
  [
    'a URL without a host, and a percent sign',
    {...postWith('![a](https://)'), 'docs/a.md': '---\nimage: /img/100%.png\n---\n\nMột.\n'},
    'warning docs/a.md:2 › image: image not found in static/',
    `warning ${at(1)}: not a URL`,
  ],
  [
    'the image of an author on another host',
    {'blog/authors.yml': 'lan:\n  name: Lan\n  image_url: https://a.dev/lan.png\n'},
    "warning blog/authors.yml:3 › image_url: readers' browsers block images of other hosts",
  ],
  [
    'a control character in a post, and in settings',
    {
      ...postWith('sudo\u000Bapt'),
      'blog/tags.yml': 'hello:\n  label: he\u0008llo\n  permalink: /hello\n',
    },
    `warning ${at(1)}: invisible control character U+000B. Delete it`,
    'error blog/tags.yml:2: invisible control character U+0008. Delete it',
  ],
  [
    'a footnote without its words',
    postWith('Một\nhai[^a], ba[^b].\n\n[^b]: Lời.'),
    `warning ${at(2)}: a line [^…]: with its words, or \\[^…] for the sign itself (found "[^a]")`,
  ],
  [
    'an address with a space',
    postWith('![Ảnh đẹp](./ảnh đẹp.png)'),
    `warning ${at(1)}: an address without spaces: %20 stands for one`,
  ],
  [
    'what another host would send',
    postWith('![a](https://a.dev/a.png)\n\n<iframe src="https://www.youtube.com/embed/x" />'),
    `warning ${at(1)}: a file of this site or a link: readers' browsers block other hosts, unless src/config/hosts.ts has 'https://a.dev' in media`,
    `warning ${at(3)}: a file of this site or a link: readers' browsers block other hosts, unless src/config/hosts.ts has 'https://www.youtube.com' in frames`,
  ],
  [
    'an embed of a host that is not allowed, or of no known service',
    postWith(
      "import Embed from '@theme/Embed';\n\n" +
        '<Embed url="https://youtu.be/abc" title="A" />\n\n<Embed url="https://a.dev/1" title="A" />',
    ),
    `warning ${at(3)}: a file of this site or a link: readers' browsers block other hosts, unless src/config/hosts.ts has 'https://www.youtube-nocookie.com' in frames`,
    `warning ${at(5)} › url: the page of a video or post on YouTube, Vimeo, TikTok, Facebook, X, Mastodon; readers get a link`,
  ],
  [
    'a missing share picture',
    inPost('slug:', 'image: /img/anh.png\nslug:'),
    `warning ${POST}:2 › image: image not found in static/. Check the path`,
  ],

  // Front matter and the two languages
  [
    'a colon in a title blames no English file',
    {[POST]: post.replace('Bài đầu', 'Git: bài đầu')},
    `error ${POST}:3: valid YAML (bad indentation of a mapping entry); put a value with ": "`,
  ],
  [
    'front matter without its end',
    inPost(/---\n\nMở/, '\n\nMở'),
    `error ${POST}:1: a second line of "---", where the front matter ends`,
  ],
  [
    'a day that no calendar has',
    inPost('2026-03-02', '2026-02-30'),
    `error ${POST}:5 › date: a day of the calendar as YYYY-MM-DD`,
  ],
  ['no date', inPost('date: 2026-03-02', 'date:'), `error ${POST}:5 › date: a day of the calendar`],
  [
    'a date in Vietnamese order',
    inPost('2026-03-02', '02/03/2026'),
    `warning ${POST}:5 › date: a day of the calendar as YYYY-MM-DD, like 2026-03-02; it is read as 2026-02-03 (found "02/03/2026")`,
  ],
  [
    'a misspelt field',
    inPost('tags:', 'tag:'),
    `warning ${POST}:7 › tag: a field that is known; did you mean "tags"?`,
  ],
  [
    'a language that the site has not',
    inPost('slug:', 'language: fr\nslug:'),
    `warning ${POST}:2 › language: one of vi, en (found "fr")`,
  ],
  [
    'a short description',
    inPost(/description: .*/, 'description: Ngắn.'),
    `warning ${POST}:4 › description: one or two sentences of 40 to 200 characters`,
  ],
  [
    'a series without its part',
    inPost('slug:', 'series: Git\nslug:'),
    `warning ${POST}:1 › part: the place in the series, 1 or more`,
  ],
  [
    'a part of a series twice',
    {
      ...inPost('slug:', 'series: Git\npart: 1\nslug:'),
      'blog/hai.mdx': post.replace('slug: first-post', 'series: Git\npart: 1\nslug: hai'),
    },
    `warning blog/hai.mdx:3 › part: a number of its own in the series; ${POST} has the same (found 1)`,
  ],
  [
    'an English text without an original',
    {[`${BLOG}/only.mdx`]: post},
    `warning ${BLOG}/only.mdx: its original, blog/only.mdx: without one, this text is nowhere on the site. Move a text that is in this language alone to blog/only.mdx and add "language: en"`,
  ],
  [
    'another date in the other language',
    {[POST_EN]: post.replace('2026-03-02', '2026-03-03')},
    `warning ${POST_EN}:5 › date: the same as in ${POST}, "2026-03-02" (found "2026-03-03")`,
  ],

  // Structure
  [
    'an id twice',
    postWith('## Một {#a}\n\n## Hai {#a}'),
    `warning ${at(3)} › #a: an id of its own; line ${BODY} has the same`,
  ],
  [
    'a note that is not closed',
    postWith(':::note\n\nMột\n\nHai'),
    `warning ${at(1)}: a line ::: that ends the block begun here`,
  ],
  [
    'code that is not closed',
    postWith('```js\nlet a;\n\nHai'),
    `warning ${at(1)}: a line \`\`\` that ends the block begun here`,
  ],
  [
    'live code that does not compile',
    postWith('```jsx live\nfunction A() {\n  return <p>;\n}\n```'),
    `warning ${POST}:`,
  ],

  // Characters
  [
    'a text that is not UTF-8',
    {'blog/cu.mdx': Buffer.from('Ch\u00fa', 'latin1')},
    'error blog/cu.mdx: a text saved as UTF-8',
  ],
  [
    'marks that stand apart',
    postWith('Nội dung.'.normalize('NFD')),
    `error ${at(1)}: Unicode in form NFC`,
  ],
  [
    'marks that stand apart in a file name',
    {[`static/img/${'ảnh'.normalize('NFD')}.png`]: PNG},
    'error static/img/ảnh.png › file name: Unicode in form NFC',
  ],
])('%s is named with its place and what to do', async (_name, changes, ...expected) => {
  const messages = await messagesOf(changes);
  expect(messages).toEqual(expected.map((message) => expect.stringContaining(message) as string));
});
