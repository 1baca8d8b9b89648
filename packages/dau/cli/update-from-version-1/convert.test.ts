import fs from 'node:fs';
import path from 'node:path';

import {commitAll} from '../../tests/support/assemble-site';
import {gitIn, json, openUpstream, write, type Files} from '../../tests/support/git-sites';
import {openGit} from '../../utils/git';
import {digestOf} from '../../features/languages/outdated-translations';
import {migrate} from './migrate';
import {applyUpdate, commitUpdate, findMergeBase} from './apply';

const lines = (...changed: string[]) =>
  `${['1', '2', '3', '4', '5', '6', ...changed].join('\n')}\n`;
const site = (name: string, more: string) =>
  `export const site = {\n  name: '${name}',\n  url: '',\n  list: [],\n  more: [${more}],\n};\n`;

const translation = 'i18n/en/docusaurus-plugin-content-blog/a.mdx';
const imports = (folder: string) => `import A from '@site/src/${folder}/Shared';\n`;

/** The files in the engine's first version, for each kind of owner. */
const FIRST: Files = {
  '.gitignore': '/.cache\n',
  'package.json': json({name: 'dau', version: '1.2.0', dependencies: {a: '1.0.0'}}),
  'package-lock.json': json({a: '1.0.0'}),
  'README.md': lines(),
  'blog/mau/index.md': 'content\n',
  'src/config/site.ts': site('Dấu', ''),
  'src/config/words.txt': 'one\n',
  'src/pages/old.tsx': 'old\n',
  'src/pages/both.tsx': lines(),
  'src/pages/rules/index.tsx': 'rules\n',
  'src/pages/about.tsx': 'about\n',
  'i18n/en/code.json': json({one: {message: 'One'}}),
  'src/theme/A.tsx': lines(),
  'src/theme/gone.tsx': 'gone\n',
  'src/lib/before.ts': lines('a', 'b', 'c'),
  'CHANGELOG.md': '# Changes\n\n- a is old,\n  and short\n',
};

/** What the next version changes; `undefined` removes a file. */
const NEXT: Files = {
  'package.json': json({name: 'dau', version: '1.3.0', dependencies: {a: '2.0.0', b: '1.0.0'}}),
  'package-lock.json': json({a: '2.0.0'}),
  'README.md': lines('more'),
  'blog/mau/index.md': 'another text\n',
  'blog/moi/index.md': 'a new text\n',
  'src/config/site.ts': site('Dấu', '1'),
  'src/config/new.ts': 'needed\n',
  'src/config/words.txt': 'one\ntheirs\n',
  'src/pages/old.tsx': undefined,
  'src/pages/both.tsx': lines('engine'),
  'src/pages/rules/index.tsx': undefined,
  'src/pages/rules.mdx': 'the same page in another file\n',
  'src/pages/about.tsx': undefined,
  'src/pages/about/index.mdx': 'the same page in another file\n',
  'i18n/en/code.json': json({one: {message: 'One'}, two: {message: 'Two'}}),
  'i18n/en/new.json': json({one: {message: 'One'}, two: {message: 'Two'}}),
  'src/theme/A.tsx': lines('engine'),
  'src/theme/gone.tsx': undefined,
  'src/lib/before.ts': undefined,
  'src/lib/after.ts': lines('a', 'b', 'd'),
  'CHANGELOG.md': '# Changes\n\n- b is new\n- a is old,\n  and long\n\n## 1.2.0\n\n- reworded\n',
};

const {fork, newFolder, run, upstream} = openUpstream(FIRST, NEXT);

function update(dir: string) {
  const git = openGit(dir);
  git.run(['fetch', '--quiet', upstream, '+HEAD:refs/update/upstream']);
  const head = git.run(['rev-parse', 'refs/update/upstream']);
  const base = findMergeBase(git, head);
  const result = base === head ? undefined : applyUpdate(dir, base, head);
  if (result) commitUpdate(git, result);
  const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');
  return {git, result, read};
}

test('the owner of each file decides how it is merged; the update is one commit, which git can undo', () => {
  const dir = fork({
    'package.json': json({name: 'mine', version: '1.2.0', dependencies: {a: '1.0.0', own: '1'}}),
    'README.md': 'Mine\n',
    'blog/mau/index.md': undefined,
    'src/pages/about.tsx': undefined,
    'blog/của mình/index.mdx': "import A from '@site/src/plugins/content/data/Shared';\n",
    [translation]: `---\ntranslated_from: vi ${digestOf('a.mdx', imports('plugins/content/data'))}\n---\n`,
    'src/config/site.ts': site('Góc Bích', ''),
    'src/config/words.txt': 'one\nmine\n',
    'package-lock.json': json({a: '1.0.0', own: '1'}),
    'i18n/en/code.json': json({one: {message: 'My one'}}),
    'i18n/en/new.json': json({one: {message: 'My one'}}),
    'src/theme/Own.tsx': 'own\n',
    'src/lib/before.ts': lines('a', 'b', 'c').replace('1', 'mine'),
  });
  const before = gitIn(dir, 'rev-parse', 'HEAD');
  const {result, read} = update(dir);
  expect(JSON.parse(read('package.json'))).toEqual({
    name: 'mine',
    version: '1.3.0',
    dependencies: {a: '2.0.0', b: '1.0.0', own: '1'},
  });
  const expected: Files = {
    'README.md': 'Mine\n',
    // The import is adapted, because an engine module has moved
    'blog/của mình/index.mdx': "import A from '@site/src/plugins/site-data/Shared';\n",
    // The translation of a post in which only an import has changed is still up to date
    [translation]: `---\ntranslated_from: vi ${digestOf('a.mdx', imports('plugins/site-data'))}\n---\n`,
    'src/config/site.ts': site('Góc Bích', '1'),
    'src/config/words.txt': 'one\nmine\ntheirs\n',
    'package-lock.json': json({a: '2.0.0'}),
    'i18n/en/code.json': json({one: {message: 'My one'}, two: {message: 'Two'}}),
    'i18n/en/new.json': json({one: {message: 'My one'}, two: {message: 'Two'}}),
    'src/theme/Own.tsx': 'own\n',
    'src/theme/A.tsx': lines('engine'),
    'src/config/new.ts': 'needed\n',
    // Upstream moved this page to a different file
    'src/pages/rules.mdx': 'the same page in another file\n',
    // Upstream moved this file, and the author's edit moved with it
    'src/lib/after.ts': lines('a', 'b', 'd').replace('1', 'mine'),
  };
  for (const [file, text] of Object.entries(expected))
    expect([file, read(file)]).toEqual([file, text]);
  expect(gitIn(dir, 'ls-files')).not.toMatch(
    /^(blog\/m|src\/(pages\/(about|old|rules\/)|lib\/before|theme\/gone))/m,
  );
  expect(result).toMatchObject({
    unchanged: ['README.md', 'i18n/en/new.json: one.message', 'src/config/words.txt'],
    migrated: ['blog/của mình/index.mdx', translation],
    conflicts: [],
  });
  expect(gitIn(dir, 'status', '--porcelain')).toBe('');
  expect(gitIn(dir, 'log', '-1', '--format=%P')).toBe(
    `${before} ${gitIn(upstream, 'rev-parse', 'HEAD')}`,
  );
  expect(update(dir).result).toBeUndefined();

  gitIn(dir, 'reset', '--keep', 'HEAD~');
  expect(gitIn(dir, 'rev-parse', 'HEAD')).toBe(before);
  expect(gitIn(dir, 'status', '--porcelain')).toBe('');
});

test('copies without a common history are updated: template, ZIP file, shallow clone, squashed update', () => {
  const own = {'src/config/site.ts': site('Mine', '')};
  const [template, zip, shallow] = [newFolder(), `${newFolder()}-zip`, `${newFolder()}-shallow`];
  write(template, FIRST);
  write(template, own);
  write(zip, {...FIRST, ...own});
  gitIn('.', 'clone', '--quiet', '--depth=1', `file://${fork(own)}`, shallow);
  for (const dir of [template, zip, shallow]) {
    const {read} = update(dir);
    expect(read('src/theme/A.tsx')).toBe(lines('engine'));
    expect(read('src/config/site.ts')).toBe(site('Mine', '1'));
    expect(update(dir).result).toBeUndefined();
  }
  const message = gitIn(template, 'log', '-1', '--format=%B');
  gitIn(template, 'reset', '--quiet', '--soft', 'HEAD~1');
  gitIn(template, 'commit', '--quiet', '-m', `Update (#1)\n\n${message}`);
  expect(update(template).result).toBeUndefined();
});

test('the update stops at conflicts in code, and git commands can undo or finish it', () => {
  const dir = fork({
    'src/theme/A.tsx': lines('mine'),
    'src/theme/gone.tsx': 'changed\n',
    'src/config/site.ts': site('Dấu', '2'),
    'src/pages/old.tsx': 'changed\n',
    'src/pages/both.tsx': lines('mine'),
  });
  const before = gitIn(dir, 'rev-parse', 'HEAD');
  const {result, read} = update(dir);
  expect(result?.conflicts).toEqual([
    'src/pages/both.tsx',
    'src/theme/A.tsx',
    'src/theme/gone.tsx',
  ]);
  // Settings never conflict, because they belong to the author
  expect(result?.unchanged).toEqual(['src/config/site.ts']);
  expect(read('src/config/site.ts')).toBe(site('Dấu', '2'));
  expect(read('src/pages/old.tsx')).toBe('changed\n');
  expect(read('src/theme/A.tsx')).toContain('<<<<<<< HEAD\nmine\n');

  gitIn(dir, 'merge', '--abort');
  expect(gitIn(dir, 'rev-parse', 'HEAD')).toBe(before);
  expect(gitIn(dir, 'status', '--porcelain')).toBe('');

  update(dir);
  fs.writeFileSync(path.join(dir, 'src/theme/A.tsx'), lines('mine', 'engine'));
  gitIn(dir, 'checkout', '--theirs', 'src/pages/both.tsx');
  gitIn(dir, 'add', 'src/pages/both.tsx', 'src/theme/A.tsx');
  gitIn(dir, 'rm', '--quiet', 'src/theme/gone.tsx');
  gitIn(dir, 'commit', '--quiet', '--no-edit');
  expect(gitIn(dir, 'status', '--porcelain')).toBe('');
  expect(gitIn(dir, 'log', '-1', '--format=%s')).toBe('Update the engine to 1.3.0');
  expect(update(dir).result).toBeUndefined();
});

test('a file with a syntax error does not change, and a failed update is undone', () => {
  const broken = fork({'i18n/en/code.json': '{"one": {"message": "Mine"},\n'});
  const {result, read} = update(broken);
  expect(result?.unchanged).toEqual(['i18n/en/code.json']);
  expect(read('i18n/en/code.json')).toContain('Mine');

  const dir = fork({'.gitignore': '/.cache\nnew.ts\n'});
  fs.writeFileSync(path.join(dir, 'src/config/new.ts'), 'not in git\n');
  expect(() => update(dir)).toThrow('src/config/new.ts');
  expect(fs.readFileSync(path.join(dir, 'src/config/new.ts'), 'utf8')).toBe('not in git\n');
  expect(gitIn(dir, 'status', '--porcelain')).toBe('');
});

test('names with quotes and line breaks, and symlinks, are no obstacle', () => {
  const names = ['blog/a "b" \\c.mdx', 'blog/two\nlines.mdx'];
  const dir = fork(
    Object.fromEntries(
      names.map((name) => [name, "import A from '@site/src/plugins/content/data/Shared';\n"]),
    ),
  );
  fs.symlinkSync('missing', path.join(dir, 'blog/link.md'));
  fs.symlinkSync('/outside', path.join(dir, 'src/own.ts'));
  commitAll(dir);
  const {result, read} = update(dir);
  expect(result?.migrated).toEqual(expect.arrayContaining(names));
  for (const name of names) expect(read(name)).toContain('plugins/site-data/Shared');
  expect(fs.readlinkSync(path.join(dir, 'blog/link.md'))).toBe('missing');
});

describe('the command', () => {
  // The limit is high, because each process compiles the scripts
  jest.setTimeout(120_000);

  test('updates to the fetched version, and writes nothing with --dry-run', () => {
    const dir = fork();
    const fetched = ['--fetched', gitIn(upstream, 'rev-parse', 'HEAD')];
    const convert = (...args: string[]) =>
      run('update-from-version-1/index.ts', dir, ...fetched, ...args);
    const before = gitIn(dir, 'rev-parse', 'HEAD');
    const mark = path.join(dir, '.git/dau-update');
    fs.writeFileSync(mark, '');
    expect(convert().output).toContain('git reset --hard');
    fs.rmSync(mark);
    const {output} = convert('--dry-run');
    expect(output).not.toContain('reworded');
    expect(output).toMatch(
      /\n\n- b is new\n- a is old,\n  and long\n[^]*A\tsrc\/config\/new\.ts[^]*Nothing was written\./,
    );
    expect(gitIn(dir, 'rev-parse', 'HEAD')).toBe(before);
    expect(gitIn(dir, 'status', '--porcelain')).toBe('');
    expect(convert('--merge-only').status).toBe(0);
    expect(gitIn(dir, 'log', '-1', '--format=%s')).toBe('Update the engine to 1.3.0');
    expect(gitIn(dir, 'worktree', 'list').split('\n')).toHaveLength(1);
  });
});

test('.md files that need MDX become .mdx in all languages, once, and links to them change', () => {
  const en = 'i18n/en/docusaurus-plugin-content-docs/current';
  const plain = [
    '[a](./a.md#x), `<b>{a}</b>`, \\{b}\nn \\<5 <!-- truncate -->',
    '## Mục {#muc}\n\n```js\nimport {a} from <b>;\n```',
  ].join('\n\n');
  const own = {
    'docs/plain.md': plain,
    'docs/a.md': 'a\n',
    [`${en}/a.md`]: 'There are {365 * 24} hours.\n',
    'docs/b.md': 'import A from "./_a.md";\n',
    'docs/_a.md': '<Tabs />\n',
    'docs/c.md': 'Mã:\n\n    chữ\n',
    'docs/d.md': '<div>**đậm**</div>\n',
    'docs/e.md': '---\nmdx:\n  format: md\n---\n\n{a}\n',
    'blog/f.md':
      'a\n\n{/* truncate */}\n\n[b](../docs/b.md) [c](@site/docs/c.md) [e](../docs/e.md)\n',
  };
  const dir = fork(own);
  const {git, result, read} = update(dir);
  const names = ['blog/f', 'docs/_a', 'docs/a', 'docs/b', 'docs/c', 'docs/d', `${en}/a`];
  expect(result?.renamed).toEqual(names.map((name) => `${name}.mdx`));
  expect(git.lines('ls-files', '*.md', ':!README.md', ':!CHANGELOG.md', ':!blog/mau')).toEqual([
    'docs/e.md',
    'docs/plain.md',
  ]);
  expect(read('docs/plain.md')).toBe(plain.replace('a.md', 'a.mdx'));
  expect(read('docs/b.mdx')).toContain('./_a.mdx');
  expect(read('blog/f.mdx')).toContain(
    '[b](../docs/b.mdx) [c](@site/docs/c.mdx) [e](../docs/e.md)',
  );
  // After the update, a .md file with braces is not renamed: there, braces are text
  write(dir, {'docs/new.md': '{a}\n', 'src/lib/format.ts': "format: 'detect'\n"});
  expect(migrate(git, dir, 'HEAD')).toEqual({migrated: [], moved: [], renamed: []});
});

test('imports of modules that are now in packages/dau are adapted', () => {
  const dir = newFolder();
  const inspector = 'packages/dau/components/TextInspector';
  const engine = [
    'packages/dau/package.json',
    `${inspector}/Shared.tsx`,
    `${inspector}/inspect.ts`,
    'src/pages/_soi-chu/share.png',
  ];
  write(dir, Object.fromEntries(engine.map((file) => [file, '{}\n'])));
  const git = openGit(dir);
  git.run(['branch', 'upstream']);
  const importing = (...modules: string[]) => modules.map((name) => `import '${name}';\n`).join('');
  write(dir, {
    ...Object.fromEntries(engine.map((file) => [file, undefined])),
    'blog/a.mdx': importing(
      '@site/src/components/TextInspector/Shared',
      '@site/src/pages/_soi-chu/Shared',
      '@site/src/pages/_soi-chu/inspect.ts?raw',
      '@site/src/pages/_soi-chu/share.png',
      '@site/src/lib/urls',
      '@site/src/components/Mine',
    ),
  });
  migrate(git, dir, 'upstream');
  expect(fs.readFileSync(path.join(dir, 'blog/a.mdx'), 'utf8')).toBe(
    importing(
      'dau/components/TextInspector/Shared',
      'dau/components/TextInspector/Shared',
      'dau/components/TextInspector/inspect.ts?raw',
      '@site/src/pages/_soi-chu/share.png',
      'dau/utils/urls',
      '@site/src/components/Mine',
    ),
  );
});

test('a repository that is not a copy of upstream is refused', () => {
  const other = newFolder();
  write(other, {'docusaurus.config.ts': 'other\n'});
  expect(() => update(other)).toThrow('does not come from that repository');
});
