import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {commitAll} from '../../../tests/support/assemble-site';
import {runTypeScript} from '../../../tests/support/run-typescript';
import {ownSettings} from './settings';
import {cleaned, problemsIn} from './questions';
import {temporaryFolder} from '../../../tests/support/temporary-folder';

const SETTINGS = `// Until \`npm run setup\`, this is an example: Nguyễn Văn A
// is nobody.

/** Who the site belongs to. */
export const site = {
  name: 'Dấu',
  tagline: {vi: 'Ghi lại', en: 'Marks'},
  url: 'https://example.com',
  baseUrl: '/',
  author: {
    name: 'Nguyễn Văn A',
    email: 'nguyenvana@example.com',
    role: {vi: 'Lập trình viên web', en: 'Web developer'},
    // Optional: about you
    about: {vi: 'Mình làm web.', en: 'I build for the web.'},
    // Optional: your photo
    portrait: 'img/avatar.svg',
  },
  // colorMode: 'dark',
  sourceUrl: 'https://example.org/nguyenvana/dau',
  sourceBranch: 'main',
  // Your profiles
  socials: [{id: 'github', label: 'GitHub', url: 'https://example.org/github/nguyenvana'}],
};
`;
const answers = {
  name: 'Trần Thị Bích',
  email: 'bich@bich.example',
  github: 'tranbich',
  url: 'https://bich.example/goc-bich/',
};

test('a message quotes the invalid answer, then says what to enter; a GitHub URL is accepted', () => {
  const wrong = {name: '123', email: 'bich.dev', github: 'a b', url: 'https://bich.dev/blog'};
  expect(problemsIn(wrong)).toEqual([
    '--name: "123" is not valid. Enter a name with letters, on one line, like Trần Thị Bích.',
    '--email: "bich.dev" is not valid. Enter an email address, like bich@bich.dev.',
    expect.stringContaining('--github: "a b" is not valid.'),
    expect.stringContaining('its path cannot be /blog or /docs'),
  ]);
  expect(problemsIn({...answers, url: ''})).toEqual([expect.stringMatching(/^--url: missing\./)]);
  expect(problemsIn({...answers, url: 'https://bich.dev/?a'})).toHaveLength(1);
  for (const pasted of [
    'https://github.com/tranbich/blog?tab=a',
    'git@github.com:tranbich/blog.git',
    '@tranbich',
  ])
    expect(cleaned('github', pasted)).toBe('tranbich');
});

test.each([
  ['https://tranbich.github.io', 'tranbich/tranbich.github.io'],
  ['https://tranbich.github.io/goc-bich/', 'tranbich/goc-bich'],
  ['https://bich.example', 'tranbich/tran-thi-bich'],
])('the site at %s is in the repository %s', (url, repository) => {
  const {sourceUrl} = ownSettings({...answers, url});
  expect(sourceUrl).toBe(`https://github.com/${repository}`);
});

describe('the command', () => {
  const {dir, write, read} = temporaryFolder();
  const git = (...args: string[]) => execFileSync('git', args, {cwd: dir, encoding: 'utf8'});
  const run = (...args: string[]) =>
    runTypeScript(path.resolve('packages/dau/cli/setup.ts'), {cwd: dir, args});
  const given = Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);

  beforeAll(() => {
    git('init', '-q', '--initial-branch=master');
    const files = {
      '.prettierrc': '{"singleQuote": true, "bracketSpacing": false, "printWidth": 100}',
      'src/config/site.ts': SETTINGS,
      'src/config/words.txt': '# Of the samples\nFireship\n\n# Words\nmine\n',
      'src/config/announcement.ts':
        "/** A bar: {id: 'x'} */\nexport const announcement: A = {\n  id: 'github-guides',\n};\n",
      'src/pages/markdown-page.mdx': 'Ở lại',
      'static/img/own.svg': '<svg/>',
      'static/img/avatar.svg': '<svg data-sample="true"/>',
      'blog/2026-03-02-first-blog-post/index.mdx': '---\nsample: true\n---\n',
      'blog/2026-10-02-mine/index.mdx': 'Của mình',
      'blog/tags.yml': 'hello:\n  label: Hello\n',
      'docs/git-github/github-profile.mdx': 'Mẫu',
      'docs/tags.yml': 'git:\n  label: Git\n',
      'i18n/en/docusaurus-plugin-content-docs/current.json':
        '{"version.label": "Next", "sidebar.docs.category.git-github": "GitHub"}',
      'src/data/projects.ts': "export default {projects: [{id: 'a', isSample: true}]};",
      'src/data/community.ts':
        "export default {activities: [{id: 'a', isSample: true}], events: [{id: 'b'}]};",
      'src/data/cv.vi.json': '{"$schema": "a", "meta": {"isSample": true}, "work": [{}]}',
      'src/data/cv.en.json': '{"work": [{}]}',
    };
    for (const [file, content] of Object.entries(files)) write(file, content);
    commitAll(dir);
  });

  test('writes nothing if an answer is invalid, or if there are uncommitted changes', () => {
    expect(run(...given, '--url', 'bich')).toMatchObject({status: 1});
    expect(git('status', '--porcelain')).toBe('');
    write('new.txt', '');
    expect(run(...given).output).toContain('not committed');
    fs.rmSync(path.join(dir, 'new.txt'));
    expect(git('status', '--porcelain')).toBe('');
  });

  test('writes the settings with their comments, and removes only example files', () => {
    const {status, output} = run(...given, '--samples', 'remove');
    expect([status, output]).toEqual([
      0,
      expect.stringContaining('src/data/community.ts: some entries'),
    ]);
    expect(read('src/config/site.ts')).toBe(`/** Who the site belongs to. */
export const site = {
  name: 'Trần Thị Bích',
  tagline: {
    vi: 'Ghi lại những điều học được khi làm phần mềm',
    en: 'Notes on what I learn while making software',
  },
  url: 'https://bich.example',
  baseUrl: '/goc-bich/',
  author: {
    name: 'Trần Thị Bích',
    email: 'bich@bich.example',
    role: {vi: 'Lập trình viên', en: 'Developer'},
    // Optional: about you
    // Optional: your photo
  },
  // colorMode: 'dark',
  sourceUrl: 'https://github.com/tranbich/tran-thi-bich',
  sourceBranch: 'master',
  // Your profiles
  socials: [{id: 'github', label: 'GitHub', url: 'https://github.com/tranbich'}],
};
`);
    expect(read('src/config/words.txt')).toBe('# Words\nmine\ntranbich\nTrần\nBích\n');
    expect(git('status', '--porcelain').match(/^ D .*/gm)).toEqual([
      ' D blog/2026-03-02-first-blog-post/index.mdx',
      ' D docs/git-github/github-profile.mdx',
      ' D static/img/avatar.svg',
    ]);
    expect(read('blog/tags.yml')).toContain('Hello');
    expect(read('docs/tags.yml')).toBe('');
    const labels = JSON.parse(
      read('i18n/en/docusaurus-plugin-content-docs/current.json'),
    ) as object;
    expect(labels).toEqual({'version.label': 'Next'});
    expect(read('src/data/projects.ts')).toContain('projects: []');
    expect(read('src/data/community.ts')).toContain("id: 'b'");
    expect(JSON.parse(read('src/data/cv.vi.json'))).toMatchObject({$schema: 'a', work: []});
    expect(JSON.parse(read('src/data/cv.en.json'))).toEqual({work: [{}]});
    expect(read('src/config/announcement.ts')).toBe(
      "/** A bar: {id: 'x'} */\nexport const announcement: A = undefined;\n",
    );
  });
});
