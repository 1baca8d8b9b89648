/** @jest-environment node */
/** What the checks let pass, as the framework does, and what they ask of images, pages and Unicode. */
import {listProblems, warningText} from '../../../lib/problems';
import {
  BLOG,
  BODY,
  DOCS,
  guide,
  messagesOf,
  page,
  PNG,
  post,
  POST,
  POST_EN,
  postWith,
  problemsOf,
  removeSites,
  tag,
  type Changes,
} from './test-site';

afterAll(removeSites);

test('K03 a good site has no problem', async () => {
  expect(await problemsOf({})).toEqual([]);
});

describe('K03 what the framework accepts passes without a word', () => {
  const inBoth = (from: string | RegExp, to: string): Changes => {
    const changed = post.replace(from, to);
    expect(changed).not.toBe(post);
    return {[POST]: changed, [POST_EN]: changed};
  };

  test.each([
    ['no date, which the file name has', /date: .*\n/, ''],
    ['a date without zeros', '2026-03-02', '2026-3-2'],
    ['a date with a time', '2026-03-02', '2026-03-02T18:30:00+07:00'],
    ['a date with a time and no zone', '2026-03-02', '2026-03-02 18:30'],
    ['no slug', /slug: .*\n/, ''],
    ['a slug in Vietnamese', 'first-post', 'bài-đầu-tiên'],
    ['a slug with slashes', 'first-post', '/2026/first-post/'],
    ['no title', /title: .*\n/, ''],
    ['a title that is a number', /title: .*/, 'title: 2026'],
    ['no description', /description: .*\n/, ''],
    ['no authors', /authors: .*\n/, ''],
    ['one author, not in a list', '[lan]', 'lan'],
    ['no tags', /tags: .*\n/, ''],
    ['a draft without a description', /description: .*\n/, 'draft: true\n'],
    ['a form', 'slug:', 'mdx:\n  format: md\nslug:'],
    ['a date of the last change', 'slug:', 'last_update:\n  date: 2026-03-02\nslug:'],
    ['a mark in HTML', '{/* truncate */}', '<!-- truncate -->'],
    ['an id in braces', 'Nội dung.', '## Mục {#muc}\n\n[Đi](#muc)'],
    ['a title of a note', 'Nội dung.', ':::note Chú ý\n\nNội dung.\n\n:::'],
    [
      'JavaScript',
      'Nội dung.',
      'export const [a, {b}] = f(1);\n\n{[a, b].map((c) => <p key={c}>{c}</p>)}',
    ],
  ])('%s', async (_name, from, to) => {
    const changes = inBoth(from, to);
    const accepted = /f\(1\)/.test(to) ? [`error ${POST}`, `error ${POST_EN}`] : [];
    const messages = await messagesOf(changes);
    // The example calls a function that nobody declares
    expect(messages.map((message) => message.split(':')[0])).toEqual(accepted);
  });

  test('no front matter at all', async () => {
    const text = '# Bài\n\nMở đầu.\n\n{/* truncate */}\n\nHết.\n';
    expect(await messagesOf({[POST]: text, [POST_EN]: text})).toEqual([]);
  });

  test('HTML in the form md', async () => {
    const changed = post.replace('slug:', 'mdx:\n  format: md\nslug:');
    expect(
      await messagesOf({
        [POST]: `${changed}\n<p style="color: red">{ten} <5</p>\n`,
        [POST_EN]: null,
      }),
    ).toEqual([]);
  });

  test('guides with authors, a date, and the address of the guides', async () => {
    const changed = guide.replace('tags', 'slug: /\nauthors: [lan]\ndate: 2026-03-02\ntags');
    expect(
      await messagesOf({'docs/git/guide.md': changed, [`${DOCS}/git/guide.md`]: changed}),
    ).toEqual([]);
  });

  test('authors written in the text are only mentioned', async () => {
    for (const written of [
      'authors:\n  - name: Lan\n',
      'author: Lan\nauthor_url: https://lan.dev\n',
    ]) {
      const messages = await messagesOf({...inBoth(/authors: .*\n/, written), [POST_EN]: null});
      expect(messages).toEqual([
        expect.stringMatching(/^warning .* an entry in blog\/authors.yml and/),
      ]);
    }
  });

  test('tags and authors in one language alone, or nowhere', async () => {
    expect(await messagesOf({[`${BLOG}/tags.yml`]: null, [`${BLOG}/authors.yml`]: null})).toEqual(
      [],
    );
    const messages = await messagesOf({'docs/tags.yml': null, [`${DOCS}/tags.yml`]: null});
    expect(messages).toEqual([
      expect.stringContaining('warning docs/git/guide.md:4 › tags: an entry in docs/tags.yml'),
      expect.stringContaining(`warning ${DOCS}/git/guide.md:4 › tags: an entry in docs/tags.yml`),
    ]);
  });

  test('tags of a few words', async () => {
    const brief = 'hello:\n  label: Xin chào\ngit:\n';
    expect(await messagesOf({'blog/tags.yml': brief, [`${BLOG}/tags.yml`]: brief})).toEqual([]);
  });

  test('a tag that one language lacks is mentioned', async () => {
    expect(await messagesOf({'blog/tags.yml': `${tag('hello')}${tag('git')}`})).toEqual([
      `warning ${BLOG}/tags.yml › git: an entry, as in blog/tags.yml`,
    ]);
  });

  test('a file that is no YAML is named with its line, and nothing else for it', async () => {
    const messages = await messagesOf({'docs/tags.yml': 'git: [\n'});
    expect(messages[0]).toMatch(/^error docs\/tags\.yml:2: valid YAML: /);
  });

  test('a component and a name that the text declares', async () => {
    expect(
      await messagesOf(
        postWith(
          `import Tabs from '@theme/Tabs';\n\nexport const Cell = ({value}) => <td>{value}</td>;\n\n<Tabs><Cell value={frontMatter.title} /></Tabs>\n\n<Details>\n\nA\n\n</Details>`,
        ),
      ),
    ).toEqual([]);
  });

  test('what stands in code', async () => {
    const code = '```md\n:::note\n![](x.png) {ten} <5\n```\n\n`{ten}` `<5`\n\n~~~\n```\n~~~';
    expect(await messagesOf(postWith(code))).toEqual([]);
  });
});

describe('many warnings are one list', () => {
  test('the same in many files is written once', () => {
    const problems = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => ({
      file: `blog/${name}.mdx`,
      line: 3,
      field: 'tags',
      expected: 'an entry in blog/tags.yml',
      found: name,
      severity: 'warning' as const,
    }));
    expect(warningText(problems)).toContain(
      '  tags: an entry in blog/tags.yml (7 places)\n    blog/a.mdx:3 (found "a")\n',
    );
    expect(warningText(problems)).toContain('    … and 2 more\n');
    expect(listProblems(problems.slice(0, 1))).toBe(
      '  blog/a.mdx:3 › tags: an entry in blog/tags.yml (found "a")',
    );
  });
});

describe('K02 a page component', () => {
  test.each([
    'export const Cv = () => null;\n',
    '// export default Cv\nexport const Cv = () => null;\n',
    '/* export default Cv */\nexport const Cv = () => null;\n',
    'export const defaults = {};\n',
  ])('without a default export: %j', async (code) => {
    expect(await problemsOf({'src/pages/cv.tsx': code})).toEqual([
      {file: 'src/pages/cv.tsx', expected: 'a default export, the component of the page'},
    ]);
  });

  test.each([
    'const Cv = () => null;\nexport {Cv as default};\n',
    "export {default} from './_components/Cv';\n",
    'export default () => null;\n',
  ])('with a default export: %j', async (code) => {
    expect(await problemsOf({'src/pages/cv.tsx': code})).toEqual([]);
  });

  test('tests, types and what begins with an underscore are no pages', async () => {
    const code = 'export const x = 1;\n';
    expect(
      await problemsOf({
        'src/pages/cv.test.tsx': code,
        'src/pages/cv.d.ts': code,
        'src/pages/_components/Card.tsx': code,
        'src/pages/_helpers.ts': code,
      }),
    ).toEqual([]);
  });
});

describe('K01 an image', () => {
  test('that can be read', async () => {
    expect(await problemsOf({'blog/a.png': PNG})).toEqual([]);
  });

  test.each([
    ['blog/a.png', Buffer.from('not an image')],
    ['docs/git/a.webp', Buffer.alloc(0)],
    ['blog/a.png', PNG.subarray(0, 50)],
    ['static/img/logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9"')],
  ])('that cannot be read: %s', async (file, content) => {
    const problems = await problemsOf({[file]: content});
    expect(problems).toEqual([
      {file, expected: expect.stringMatching(/^an image that can be read \(.+\)$/) as string},
    ]);
  });
});

describe('T03 invisible controls for right-to-left text', () => {
  const advice = 'Delete it; in code, write its number instead, like \\u202E';

  test.each([
    ['an override', 'a\u202Eb', 'U+202E'],
    ['an embedding', 'a\u202Ab', 'U+202A'],
    ['an isolate', 'a\u2067b\u202C', 'U+2067 U+202C'],
    ['one of two', '\u2066\u202Ea\u202C', 'U+2066 U+202E U+202C'],
    ['in code', '```js\nif (a) /* \u202E */ b();\n```', 'U+202E'],
  ])('that stay on are errors: %s', async (_what, body, found) => {
    const line = BODY + body.split('\n').findIndex((each) => /[\u202a-\u2069]/.test(each));
    expect(await problemsOf(postWith(body))).toEqual([
      {
        file: POST,
        line,
        found,
        expected: `no invisible control that reorders what follows. ${advice}`,
      },
    ]);
  });

  test.each([
    ['a closed isolate', '\u2068a\u2069', 'U+2068 U+2069'],
    ['an isolate closes what is inside', '\u2066\u202Ba\u2069', 'U+2066 U+202B U+2069'],
    ['a mark', 'a\u200E', 'U+200E'],
    ['an end without a start', 'a\u202C', 'U+202C'],
  ])('that are over at the end of the line are warnings: %s', async (_what, body, found) => {
    expect(await problemsOf(postWith(body))).toEqual([
      {
        file: POST,
        line: BODY,
        found,
        expected: `no invisible control. ${advice}`,
        severity: 'warning',
      },
    ]);
  });

  test('in a file name are an error, and the message shows them', async () => {
    expect(await problemsOf({'static/img/a\u202Egnp.txt': ''})).toEqual([
      {
        file: 'static/img/aU+202Egnp.txt',
        field: 'file name',
        expected: 'no invisible control: the name is shown in another order',
      },
    ]);
  });

  test('written as numbers, and letters that are joined, are fine', async () => {
    expect(await problemsOf(postWith('`\\u202E` và 👩\u200D💻'))).toEqual([]);
  });
});

describe('K03 Unicode', () => {
  const expected = 'Unicode in form NFC: each letter and its marks as one character';

  test('a text whose marks stand apart is named with its line', async () => {
    const found = 'Nội dung nữa.'.normalize('NFD');
    expect(await problemsOf(postWith(found))).toEqual([{file: POST, line: BODY, expected, found}]);
    const about = page.replace('Nội dung.', found);
    expect(await problemsOf({'src/pages/about.md': about})).toEqual([
      {file: 'src/pages/about.md', line: 6, expected, found},
    ]);
  });

  test('so is a file name', async () => {
    const name = 'ảnh.png';
    expect(await problemsOf({[`static/img/${name.normalize('NFD')}`]: PNG})).toEqual([
      {file: `static/img/${name.normalize('NFC')}`, field: 'file name', expected},
    ]);
  });
});
