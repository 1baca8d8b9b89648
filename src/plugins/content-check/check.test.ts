/** @jest-environment node */
/** Mistakes that people make and that the framework does not name, and the message of each. */
import {listProblems} from '../../lib/problems';
import {contentProblems} from './check';
import {deadLinkTest, linksInSettings} from './dead-links';
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
  ['a post in one language only', {[POST_EN]: null}],
  ['a date without zeros', inPost('2026-03-02', '2026-3-2')],
  ['a date with a time', inPost('2026-03-02', '2026-03-02T18:30:00+07:00')],
  ['a draft with a short description', inPost(/description: .*/, 'description: a\ndraft: true')],
  ['a mark in HTML', inPost('{/* truncate */}', '<!-- truncate -->')],
  ['no front matter', {[POST]: '# Bài\n\nMở đầu.\n', [POST_EN]: null}],
  ['an id in braces', postWith('## Mục {#muc}\n\n[Đi](#muc)')],
  ['a title of a note', postWith(':::note Chú ý\n\nNội dung.\n\n:::')],
  [
    'what is in code',
    postWith('```md\n:::note\n![](x.png) {ten} <5\n```\n\n`{ten}` `<5` `[^a]` \\[^a]'),
  ],
  [
    'braces, signs, URLs, comments and HTML in plain Markdown',
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
])('%s has no problem', async (_name, changes) => {
  expect(await messagesOf(changes)).toEqual([]);
});

test('a host that is allowed while the site runs is no longer named', async () => {
  const site = siteWith(postWith('![Ảnh](https://a.dev/a.png)'));
  const hosts = {media: ['https://a.dev'] as const, frames: [], scripts: [], requests: []};
  expect(await contentProblems(site)).toHaveLength(1);
  expect(await contentProblems(site, hosts)).toEqual([]);
});

test('the dev server names broken links, with their line', async () => {
  const body = '## Mục\n\n[a](/gone#x) [b](/there) [c](./b.md#x) [d](https://a.test/gone)';
  const site = siteWith(postWith(`${body}\n\n[e](#mục) [f](#mục-hai) [g](/blog/bai?a=1#x)`));
  const post = {permalink: '/blog/bai', source: `@site/${POST}`};
  const posts = {default: {blogPosts: [{metadata: post}], tags: [{permalink: '/there'}]}};
  const isDead = deadLinkTest({'content-blog': posts}, '/', site);
  const problem = expect.stringContaining('page or heading not found') as string;
  expect(await contentProblems(site, undefined, isDead)).toEqual(
    [
      ['/gone#x', 2],
      ['#mục-hai', 4],
      ['/blog/bai?a=1#x', 4],
    ].map(([found, line]) => expect.objectContaining({found, line: BODY + Number(line), problem})),
  );
});

test('broken links in settings and data are found with their lines', () => {
  const text = "/** See '/gone'. */\nexport default [{to: '/gone'}, {to: '/search'}];\n";
  const site = siteWith({'src/config/navigation.ts': text});
  const isDead = deadLinkTest({}, '/', site);
  const broken = linksInSettings(site).filter(({found, file}) =>
    isDead(found, file, () => undefined),
  );
  expect(broken).toEqual([{file: 'src/config/navigation.ts', line: 2, found: '/gone'}]);
});

test('a link to a page that no file makes is not dead, with or without the base URL', () => {
  const isDead = deadLinkTest({}, '/site/', siteWith({}));
  const links = ['/feeds', '/site/offline', '/docs/', '/search?q=a', '/gone'];
  expect(links.filter((link) => isDead(link, POST, () => undefined))).toEqual(['/gone']);
});

test.each<[name: string, changes: Changes, ...messages: string[]]>([
  // Content that MDX cannot read
  [
    'a name between braces',
    postWith('Chào {ten}!'),
    `error ${at(1)}: {ten} is not defined here. To show the braces, write \\{ten\\}`,
  ],
  [
    'a misspelled language of code',
    postWith('```javasript\nlet a;\n```\n\n```Bash\n$ ls\n```\n\n```console\n$ ls\n```'),
    `warning ${at(1)}: unknown code language: this block is not highlighted: "javasript". Did you mean "javascript"?`,
  ],
  [
    'a component that does not exist',
    postWith('Một dòng.\n\n<Video id="x" />'),
    `error ${at(3)}: <Video> is not imported. Add at the top: import Video from '@site/src/components/Video'`,
  ],
  [
    'a misspelt component',
    postWith("import Tabs from '@theme/Tabs';\n\n<Tab>a</Tab>"),
    `error ${at(3)}: <Tab> is not imported. Did you mean <Tabs>?`,
  ],
  ['a sign <', postWith('Khi n <5 thì dừng.'), `error ${at(1)}: < is not the start of a tag`],
  ['a lone {', postWith('{ rồi thôi\n\nHai'), `error ${at(1)}: invalid JavaScript after {`],
  ['a tag that is not closed', postWith('Một<br>hai'), `error ${at(1)}: tag not closed`],
  ['a URL between < and >', postWith('<https://example.com>'), `error ${at(1)}: <URL> in MDX`],

  // Images and files
  ['HEIC', {'blog/a.heic': 'x'}, 'error blog/a.heic: only Apple devices show HEIC'],
  [
    'an image that cannot be read',
    {'blog/a.png': PNG.subarray(0, 50)},
    'error blog/a.png: image cannot be read (',
  ],
  [
    'an image of 20 MB',
    {'static/img/a.png': Buffer.concat([PNG, Buffer.alloc(20 * 1024 * 1024)])},
    'warning static/img/a.png: image of 20.0 MB',
  ],
  [
    'a drawing with a script',
    {
      'blog/a.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"\nonload="alert(1)"></svg>',
    },
    'error blog/a.svg:2: script in an SVG',
  ],
  [
    'an image in a tag without ./',
    postWith('<img src="a.png" alt="A" /> <img src="./b.png" alt="B" /> <img src={""} alt="C" />'),
    `warning ${at(1)}: image not found: "a.png". Write ./a.png or ![…](./a.png)`,
  ],
  [
    'what plain Markdown cannot do',
    inMarkdown(
      '<p>\n<img alt="A" src="./a.png">\n</p>\n\n<Tabs>\n\n<b onclick="a()">a</b> {/* a */} <IMG SRC="https://a.dev/a.png">\n<script>a()</script>',
    ),
    `warning ${PLAIN}:${BODY + 4}: <Tabs> needs MDX`,
    `warning ${PLAIN}:${BODY + 1}: image not found: "./a.png"`,
    `warning ${PLAIN}:${BODY + 6}: onclick does nothing here`,
    `warning ${PLAIN}:${BODY + 6}: MDX comment in a .md file`,
    `warning ${PLAIN}:${BODY + 6}: <img> without alt`,
    `warning ${PLAIN}:${BODY + 7}: <script> runs only`,
    `warning ${PLAIN}:${BODY + 6}: readers' browsers block this host`,
  ],
  [
    'a URL without a host, and a percent sign',
    {...postWith('![a](https://)'), 'docs/a.md': '---\nimage: /img/100%.png\n---\n\nMột.\n'},
    'warning docs/a.md:2: image not found in static/',
    `warning ${at(1)}: invalid URL`,
  ],
  [
    'the image of an author on another host',
    {'blog/authors.yml': 'lan:\n  name: Lan\n  image_url: https://a.dev/lan.png\n'},
    'warning blog/authors.yml:3: image on another host',
  ],
  [
    'a control character in a post, and in settings',
    {
      ...postWith('sudo\u000Bapt'),
      'blog/tags.yml': 'hello:\n  label: he\u0008llo\n  permalink: /hello\n',
    },
    `warning ${at(1)}: invisible control character U+000B`,
    'error blog/tags.yml:2: invisible control character U+0008. Delete it',
  ],
  [
    'what another host would send',
    postWith('![a](https://a.dev/a.png)\n\n<iframe src="https://www.youtube.com/embed/x" />'),
    `warning ${at(1)}: readers' browsers block this host: "https://a.dev/a.png". Use a file of this site or a link, or add 'https://a.dev' to media in src/config/hosts.ts`,
    `warning ${at(3)}: readers' browsers block this host: "https://www.youtube.com/embed/x". Use a file of this site or a link, or add 'https://www.youtube.com' to frames in src/config/hosts.ts`,
  ],
  [
    'an embed of a host that is not allowed, or of no known service',
    postWith(
      "import Embed from '@theme/Embed';\n\n" +
        '<Embed url="https://youtu.be/abc" title="A" />\n\n<Embed url="https://a.dev/1" title="A" />',
    ),
    `warning ${at(3)}: readers' browsers block this host: "https://www.youtube-nocookie.com/embed/abc?autoplay=1". Use`,
    `warning ${at(5)}: <Embed> does not know this URL`,
  ],

  // Front matter and the two languages
  [
    'a colon in a title blames no English file',
    {[POST]: post.replace('Bài đầu', 'Git: bài đầu')},
    `error ${POST}:3: invalid YAML (bad indentation of a mapping entry). Put a value in quotes`,
  ],
  [
    'front matter without its end',
    inPost(/---\n\nMở/, '\n\nMở'),
    `error ${POST}:1: front matter is not closed`,
  ],
  [
    'a day that no calendar has',
    inPost('2026-03-02', '2026-02-30'),
    `error ${POST}:5: date must be an existing day as YYYY-MM-DD`,
  ],
  [
    'a date in Vietnamese order',
    inPost('2026-03-02', '02/03/2026'),
    `warning ${POST}:5: date must be an existing day as YYYY-MM-DD, like 2026-03-02, found "02/03/2026". It is read as 2026-02-03`,
  ],
  [
    'a misspelt field',
    inPost('tags:', 'tag:'),
    `warning ${POST}:7: tag is not a known field: ["hello"]. Did you mean "tags"?`,
  ],
  [
    'a series without its part',
    inPost('slug:', 'series: Git\nslug:'),
    `warning ${POST}:1: part is missing, because series is set`,
  ],
  [
    'a part of a series twice',
    {
      ...inPost('slug:', 'series: Git\npart: 1\nslug:'),
      'blog/hai.mdx': post.replace('slug: first-post', 'series: Git\npart: 1\nslug: hai'),
    },
    `warning blog/hai.mdx:3: part is the same as in ${POST}: 1`,
  ],
  [
    'an English post without an original',
    {[`${BLOG}/only.mdx`]: post},
    `warning ${BLOG}/only.mdx: its original, blog/only.mdx, not found: this file is not published. If it is in this language only, move it to blog/only.mdx and add "language: en"`,
  ],
  [
    'another date in the other language',
    {[POST_EN]: post.replace('2026-03-02', '2026-03-03')},
    `warning ${POST_EN}:5: date is "2026-03-02" in ${POST}, and must be the same here, found "2026-03-03"`,
  ],

  // Structure
  [
    'a note that is not closed',
    postWith(':::note\n\nMột\n\nHai'),
    `warning ${at(1)}: this block is not closed. Add a line :::`,
  ],
  [
    'live code that does not compile',
    postWith('```jsx live\nfunction A() {\n  return <p>;\n}\n```'),
    `warning ${POST}:`,
  ],

  // Characters
  [
    'a file that is not UTF-8',
    {'blog/cu.mdx': Buffer.from('Ch\u00fa', 'latin1')},
    'error blog/cu.mdx: not UTF-8',
  ],
  [
    'diacritics as separate characters',
    postWith('Nội dung.'.normalize('NFD')),
    `error ${at(1)}: letters and diacritics are separate`,
  ],
  [
    'diacritics as separate characters in a file name',
    {[`static/img/${'ảnh'.normalize('NFD')}.png`]: PNG},
    'error static/img/ảnh.png: file name: letters and diacritics are separate',
  ],
  [
    'what works differently in MDX',
    postWith(
      '<p style="color: red; font-size: 2em">a</p>\n<b onclick="a()">a</b>\n<a href="/gone">a</a>\n\n{}\n\n<Image img="/a.png" alt="A" />',
    ),
    `error ${at(7)}: <Image> is not imported. Add at the top: import Image from '@theme/IdealImage'`,
    `error ${at(1)}: style must be an object in MDX, found "color: red; font-size: 2em". Write style={{color: 'red', fontSize: '2em'}}`,
    `warning ${at(2)}: onclick does nothing here`,
    `warning ${at(3)}: link in HTML, which the build does not check. Write [text](/gone)`,
    `warning ${at(5)}: {} shows nothing`,
  ],
  [
    'Markdown that shows too little',
    postWith(
      '![](./a.png)\n\n<img src="/img/logo.svg" />\n\n## Một {#a}\n\nhai[^a] ![Ảnh đẹp](./ảnh đẹp.png)\n\n## Hai {#a}',
    ),
    `warning ${at(1)}: image without alt text`,
    `warning ${at(3)}: <img> without alt`,
    `warning ${at(7)}: URL with a space`,
    `warning ${at(7)}: footnote not found: "[^a]"`,
    `warning ${at(9)}: line ${BODY + 4} has the same id: "a"`,
  ],
  [
    'front matter',
    inPost(/description: .*/, 'description: Ngắn.\nlanguage: fr\nimage: /img/anh.png'),
    `warning ${POST}:5: language must be one of vi, en, found "fr"`,
    `warning ${POST}:4: description has 5 characters`,
    `warning ${POST}:6: image not found in static/: "/img/anh.png". Check the path`,
  ],
  [
    'the text of npm run new in a published post',
    {[POST]: `${post.split('Mở đầu')[0]}Viết tiếp ở đây.\n`, [POST_EN]: null},
    `warning ${POST}:1: only the placeholder text of npm run new is here`,
  ],
])('%s is named with its place and what to do', async (_name, changes, ...expected) => {
  const messages = await messagesOf(changes);
  expect(messages).toEqual(expected.map((message) => expect.stringContaining(message) as string));
});
