/** @jest-environment node */
/** Mistakes that people make, and the message that each of them gets. */
import {announcementProblems} from '../../announcement/validate';
import {readEnvironment} from '../../../lib/environment';
import {listProblems} from '../../../lib/problems';
import {site} from '../../../config/site';
import {settingsProblems} from './settings';
import {statusOf, statusText} from './status';
import {readTexts} from './texts';
import {
  BLOG,
  BODY,
  DOCS,
  guide,
  messagesOf,
  PNG,
  post,
  POST,
  POST_EN,
  postWith,
  removeSites,
  siteWith,
  tag,
  type Changes,
} from './test-site';

afterAll(removeSites);

type Mistake = readonly [name: string, changes: Changes, ...messages: (string | RegExp)[]];

const inPost = (from: string | RegExp, to: string): Changes => ({
  [POST]: post.replace(from, to),
  [POST_EN]: null,
});
const at = (line: number) => `${POST}:${BODY + line - 1}`;

const mistakes: readonly Mistake[] = [
  // Text that MDX cannot read
  [
    'a name between braces in a text',
    postWith('Chào {ten}!'),
    `error ${at(1)} › {ten}: a name that the text declares; to show the braces themselves, write \\{ten\\} or put them between backticks`,
  ],
  [
    'a component that does not exist',
    postWith('Một dòng.\n\n<Video id="x" />'),
    `error ${at(3)} › <Video>: an import of this component at the top, like: import Video from '@site/src/components/Video'`,
  ],
  [
    'a misspelt component',
    postWith("import Tabs from '@theme/Tabs';\n\n<Tab>a</Tab>"),
    `error ${at(3)} › <Tab>: a component that the text has; did you mean <Tabs>?`,
  ],
  [
    'style as CSS',
    postWith('<p style="color: red; font-size: 2em">a</p>'),
    `error ${at(1)} › style: style={{color: 'red', fontSize: '2em'}}; MDX takes no CSS text here (found "color: red; font-size: 2em")`,
  ],
  [
    'a sign <',
    postWith('Khi n <5 thì dừng.'),
    `error ${at(1)}: "&lt;" for the sign <; or put it between backticks`,
  ],
  [
    'a lone {',
    postWith('Mở ngoặc { rồi thôi.'),
    new RegExp(`^error ${POST}:\\d+: "\\\\{" for the sign {`),
  ],
  [
    'an id outside a heading',
    postWith('Một đoạn {#id} văn.'),
    `error ${at(1)}: "\\{" for the sign {, or put it between backticks (\`) as code; between { and } MDX expects JavaScript. The id of a heading stands at the end of its line: ## Title {#id}`,
  ],
  ['a tag that is not closed', postWith('<div>\n\nMột'), /closing <\/div> where <div> was opened/],
  [
    'a tag of HTML without its slash',
    postWith('Một<br>hai'),
    `error ${at(1)}: <br />, with a slash`,
  ],
  [
    'an address between < and >',
    postWith('<https://example.com>'),
    `error ${at(1)}: a link written [text](https://example.com)`,
  ],

  // Files
  [
    'a missing import',
    postWith("import Hop from './Hop';\n\n<Hop />"),
    `error ${at(1)} › import: a file that is there; check its name and its folder (upper and lower case matter) (found "./Hop")`,
  ],
  [
    'a package that is not installed',
    postWith("import x from 'khong-co-goi-nay';\n\n{x}"),
    `error ${at(1)} › import: a package that is installed: npm install khong-co-goi-nay`,
  ],
  [
    'a loader that is not installed',
    {...postWith("import x from '!!khong-co-loader!./a.js';\n\n{x}"), 'blog/a.js': ''},
    `error ${at(1)} › import: a package that is installed: npm install khong-co-loader`,
  ],
  [
    'a missing file of <Image>',
    postWith(
      "import Image from '@theme/IdealImage';\n\n<Image img={require('./anh.png')} alt=\"\" />",
    ),
    `error ${at(3)} › import: a file that is there`,
  ],
  [
    'a missing picture',
    postWith('![Ảnh](./anh.png)'),
    `error ${at(1)}: a picture that is there; it is looked for in blog`,
  ],
  [
    'a missing picture of the front matter',
    inPost('slug:', 'image: ./anh.png\nslug:'),
    `error ${POST}:2 › image: a picture that is there; it is looked for in blog`,
  ],
  [
    'a missing share picture, which spoils no page',
    inPost('slug:', 'image: /img/anh.png\nslug:'),
    `warning ${POST}:2 › image: a picture that is there; it is looked for in static`,
  ],
  [
    'a link to a text that is not there',
    postWith('[a](./khong-co.mdx)'),
    `error ${at(1)} › link: a link to a text that is there`,
  ],
  [
    'a link to a file that is not there',
    postWith('[a](/tep.pdf)'),
    `error ${at(1)} › link: a file that is there; it is looked for in static`,
  ],
  [
    'HEIC through Markdown',
    {...postWith('![Ảnh](./a.heic)'), 'blog/a.heic': 'x'},
    `error ${at(1)}: a picture that every browser shows; save it as JPEG, PNG or WebP`,
  ],
  [
    'HEIC through <Image>',
    {...postWith("{require('./a.heic')}"), 'blog/a.heic': 'x'},
    `error ${at(1)}: a picture that every browser shows`,
  ],
  [
    'a picture of 20 MB',
    {'static/img/a.png': Buffer.concat([PNG, Buffer.alloc(20 * 1024 * 1024)])},
    'warning static/img/a.png: a picture of at most 2 MB',
  ],
  [
    'no alternative text',
    {...postWith('![](./a.png)'), 'blog/a.png': PNG},
    `warning ${at(1)}: a few words on what the picture shows`,
  ],
  [
    'an element without alternative text',
    postWith('<img src="/img/logo.svg" />'),
    `warning ${at(1)} › <img>: alt="what the picture shows"`,
  ],

  // Addresses
  [
    'a slug twice',
    {...inPost('', ''), 'blog/khac.mdx': post},
    `error blog/khac.mdx:2 › slug: an address of its own; ${POST} has /blog/first-post too (found "first-post")`,
  ],
  [
    '.md beside .mdx',
    {...inPost('', ''), 'blog/2026-03-02-first.md': post},
    `error ${POST}: one file for the address /blog/first-post; 2026-03-02-first.md stands beside it, delete one of them`,
  ],
  [
    'a post in the place of the list of posts',
    inPost('first-post', '/'),
    `error ${POST}:2 › slug: an address of its own; this is the address of one of the lists of the blog`,
  ],

  // YAML and the two languages
  [
    'a colon in a title blames no English file',
    {[POST]: post.replace('Bài đầu', 'Git: bài đầu')},
    `error ${POST}:3: valid YAML: bad indentation of a mapping entry; put a value with ": " in quotes`,
  ],
  [
    'a text that is not UTF-8',
    {'blog/cu.mdx': Buffer.from('Ch\u00fa', 'latin1')},
    'error blog/cu.mdx: a text saved as UTF-8',
  ],
  [
    'a text that is too long to be one',
    {'blog/dai.mdx': Buffer.alloc(6_000_000, 'a ')},
    'error blog/dai.mdx: a text of at most 5 MB; this file has 6 MB',
  ],
  [
    'front matter without its end',
    inPost(/---\n\nMở/, '\n\nMở'),
    `error ${POST}:1: a second line of "---", where the front matter ends`,
  ],
  [
    'an English text without an original',
    {[`${BLOG}/only.mdx`]: post.replace('first-post', 'only')},
    `warning ${BLOG}/only.mdx: its original, blog/only.mdx: without one, this text is nowhere on the site. Move a text that is in this language alone to blog/only.mdx and add "language: en"`,
  ],
  [
    'another address in the other language',
    {[POST_EN]: post.replace('first-post', 'other')},
    `error ${POST_EN}:2 › slug: the same address as ${POST} has, "first-post"`,
  ],
  [
    'another date in the other language',
    {[POST_EN]: post.replace('2026-03-02', '2026-03-03')},
    `warning ${POST_EN}:5 › date: the same as in ${POST}, "2026-03-02" (found "2026-03-03")`,
  ],

  // Front matter
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
    'an author who is not in the list',
    inPost('[lan]', '[lann]'),
    `error ${POST}:6 › authors: a key of blog/authors.yml; did you mean "lan"? (found "lann")`,
  ],
  [
    'a tag without an entry',
    inPost('[hello]', '[helo]'),
    `warning ${POST}:7 › tags: an entry in blog/tags.yml, with label, permalink and description; did you mean "hello"? (found "helo")`,
  ],
  [
    'tags that are no list',
    inPost('[hello]', 'hello'),
    `error ${POST}:7 › tags: a list, like [git, github] (found "hello")`,
  ],
  [
    'a misspelt field',
    inPost('tags:', 'tag:'),
    `warning ${POST}:7 › tag: a field that is known; did you mean "tags"?`,
  ],
  [
    'a short description',
    inPost(/description: .*/, 'description: Ngắn.'),
    `warning ${POST}:4 › description: one or two sentences of 40 to 200 characters`,
  ],
  [
    'no truncate mark',
    inPost('{/* truncate */}', ''),
    `warning ${POST}: the line {/* truncate */} after the opening; without it, lists show the whole post`,
  ],
  [
    'draft and unlisted at once',
    inPost('slug:', 'draft: true\nunlisted: true\nslug:'),
    `error ${POST}:3 › unlisted: either "draft" or "unlisted", not both`,
  ],
  [
    'a draft that is neither true nor false',
    inPost('slug:', 'draft: maybe\nslug:'),
    `error ${POST}:2 › draft: true or false (found "maybe")`,
  ],
  [
    'a part of a series twice',
    {
      ...inPost('slug:', 'series: Git\npart: 1\nslug:'),
      'blog/hai.mdx': post
        .replace('first-post', 'hai')
        .replace('slug:', 'series: Git\npart: 1\nslug:'),
    },
    `warning blog/hai.mdx:3 › part: a number of its own in the series; ${POST} has the same (found 1)`,
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
    `warning ${at(1)}: a line ::: that ends the :::note begun here`,
  ],
  [
    'code that is not closed',
    postWith('```js\nlet a;\n\nHai'),
    `warning ${at(1)}: a line \`\`\` that ends the code begun here`,
  ],
  [
    'live code that does not compile',
    postWith('```jsx live\nfunction A() {\n  return <p>;\n}\n```'),
    new RegExp(`^warning ${POST}:\\d+: live code that compiles; readers would see an error`),
  ],
  [
    'onclick',
    postWith('<button onclick="alert(1)">a</button>'),
    `warning ${at(1)} › onclick: onClick={() => …}, in a component of its own`,
  ],

  // Data files and variables
  [
    'two tags at one address',
    {'docs/tags.yml': `${tag('git')}gits:\n  permalink: /git\n`, [`${DOCS}/tags.yml`]: null},
    'error docs/tags.yml:5 › gits.permalink: another address than "git" has (found "/git")',
  ],
  [
    'a misspelt variable',
    {'.env': 'A=1\nGISCUS_REPOID=x\n'},
    'warning .env:2 › GISCUS_REPOID: a variable that the site reads; did you mean GISCUS_REPO_ID?',
  ],
];

const rows = mistakes.map(([name, changes, ...expected]) => ({name, changes, expected}));

test.each(rows)('$name', async ({changes, expected}) => {
  const messages = await messagesOf(changes);
  expect(messages).toHaveLength(expected.length);
  for (const [index, message] of expected.entries()) {
    if (typeof message === 'string') expect(messages[index]).toContain(message);
    else expect(messages[index]).toMatch(message);
  }
});

describe('settings', () => {
  test.each([
    [
      'a tagline in one language',
      {...site, tagline: {vi: 'Dấu'}},
      'src/config/site.ts › tagline.en: some text in the language "en"',
    ],
    [
      'a social address without https',
      {...site, socials: [{id: 'x', label: 'X', url: 'x.com/lan'}]},
      'src/config/site.ts › socials[0].url: a web address that begins with https://, like https://x.com/lan (found "x.com/lan")',
    ],
    [
      'no email address',
      {...site, author: {...site.author, email: 'lan'}},
      'src/config/site.ts › author.email: an email address, like lan@example.com (found "lan")',
    ],
  ])('%s', (_name, settings, message) => {
    expect(listProblems(settingsProblems(settings)).trim()).toBe(message);
  });

  test('an announcement link without https', () => {
    const content = [{text: 'Đọc', href: 'example.com/a'}];
    const problems = announcementProblems({id: 'a', content: {vi: content, en: ['Read']}});
    expect(listProblems(problems)).toContain(
      'src/config/announcement.ts › content.vi[0].href: a path of this site (/search), https://… or mailto:…; did you mean https://example.com/a? (found "example.com/a")',
    );
  });

  test('half a group names the misspelt variable beside it', () => {
    expect(() => readEnvironment({GISCUS_REPO: 'a/b', GISCUS_REPOID: 'x'})).toThrow(
      'GISCUS_REPOID: a variable that the site reads; did you mean GISCUS_REPO_ID?',
    );
  });
});

describe('at the end of a build', () => {
  const now = Date.parse('2026-06-01');

  test('what is held back, and until when', () => {
    const dir = siteWith({
      [POST]: post.replace('2026-03-02', '2026-09-01'),
      [POST_EN]: null,
      'blog/2062-03-02-xa.mdx': post.replace('first-post', 'xa').replace('date: 2026-03-02\n', ''),
      'docs/git/guide.md': guide.replace('tags', 'draft: true\ntags'),
    });
    const text = statusText(dir, statusOf(readTexts(dir).written, now));
    expect(text).toContain('Held back, not on the site yet:');
    expect(text).toContain(`  ${POST}: until 2026-09-01\n`);
    expect(text).toContain(
      '  blog/2062-03-02-xa.mdx: until 2062-03-02 (more than a year from now: is the year right?)',
    );
    expect(text).toContain('  docs/git/guide.md: until you remove "draft: true"');
  });

  test('a text in one language passes, and is listed', async () => {
    const changes = {[POST_EN]: null};
    expect(await messagesOf(changes)).toEqual([]);
    const dir = siteWith(changes);
    expect(statusText(dir, statusOf(readTexts(dir).written, now))).toContain(
      `In one language only ("vi"), 1 of the texts: ${POST}.`,
    );
  });

  test('a copy without its history', () => {
    const dir = siteWith({});
    expect(statusText(dir, statusOf([], now))).toContain('git fetch --unshallow');
  });
});
