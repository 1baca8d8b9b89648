import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {commitAll} from '../tests/support/assemble-site';
import {runTypeScript} from '../tests/support/run-typescript';
import {temporaryFolder} from '../tests/support/temporary-folder';

// The limit is high, because each process compiles the command
jest.setTimeout(120_000);
/** The content of each file; `undefined` removes the file. */
type Files = Record<string, string | undefined>;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Commits files to a repository, and creates it if necessary. */
function write(dir: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    const absolute = path.join(dir, file);
    fs.mkdirSync(path.dirname(absolute), {recursive: true});
    if (text === undefined) fs.rmSync(absolute);
    else fs.writeFileSync(absolute, text);
  }
  commitAll(dir);
}

const gitIn = (dir: string, ...args: string[]) =>
  execFileSync('git', args, {cwd: dir, encoding: 'utf8', stdio: 'pipe'}).trimEnd();

/** A changelog whose introduction and whose entries of older versions change, too. */
const changelog = (about: string, ...entries: string[]) =>
  [`# Changelog\n\n${about}`, ...entries, `## 1.3.0\n\n- ancient, ${about}\n`].join('\n\n');
const lines = (first: string, last: string) => `${[first, 2, 3, 4, 5, last].join('\n')}\n`;
const engine = (version: string) => json({name: 'dau', version});
const root = (more: object, own: object = {}) =>
  json({name: 'site', ...more, between: [1, 2, 3], dependencies: own});

const FIRST: Files = {
  'package.json': root({scripts: {start: 'one'}}),
  'package-lock.json': json({lock: 1}),
  'packages/dau/package.json': engine('2.0.0'),
  'packages/dau/CHANGELOG.md': changelog('first', '## 2.0.0', '- old'),
  'packages/dau/a.ts': lines('1', '6'),
  'packages/dau/gone.ts': 'gone\n',
  'src/pages/index.tsx': 'home\n',
  'src/pages/deleted.tsx': 'one\n',
  'blog/mau.md': 'sample\n',
};
const NEXT: Files = {
  'package.json': root({scripts: {start: 'two'}}),
  'package-lock.json': json({lock: 2}),
  'packages/dau/package.json': engine('2.1.0'),
  'packages/dau/CHANGELOG.md': changelog('next', '## 2.1.0', '- new', '## 2.0.0', '- old'),
  'packages/dau/a.ts': lines('1', 'six'),
  'packages/dau/gone.ts': undefined,
  'packages/dau/new.ts': 'new\n',
  'src/pages/index.tsx': 'another home\n',
  'src/pages/deleted.tsx': 'two\n',
  'blog/moi.md': 'new sample\n',
  'i18n/en/docusaurus-plugin-content-blog/moi.md': 'new sample\n',
};

const {dir: folder} = temporaryFolder();
const newFolder = () => path.join(folder, `site-${fs.readdirSync(folder).length}`);
/** A repository with two versions. */
const upstream = newFolder();
write(upstream, FIRST);
write(upstream, NEXT);
for (const role of ['AUTHOR', 'COMMITTER']) {
  process.env[`GIT_${role}_NAME`] = 'Author';
  process.env[`GIT_${role}_EMAIL`] = 'author@author.example';
}

/** Clones the first version, and commits the author's files to it. */
function fork(own: Files = {}): string {
  const dir = newFolder();
  gitIn(folder, 'clone', '--quiet', '--origin=upstream', upstream, dir);
  gitIn(dir, 'reset', '--quiet', '--hard', 'HEAD~1');
  write(dir, own);
  return dir;
}

/** Runs a command of the engine in a site. */
const run = (script: string, dir: string, ...args: string[]) =>
  runTypeScript(path.resolve('packages/dau/cli', script), {
    args,
    cwd: dir,
    env: {npm_package_config_upstream: upstream},
  });
const update = (dir: string, ...args: string[]) => run('update.ts', dir, ...args);
const read = (dir: string, file: string) => fs.readFileSync(path.join(dir, file), 'utf8');

test('replaces the engine, merges package.json, and changes nothing else; one commit, which git can undo', () => {
  const own = {
    'package.json': root({scripts: {start: 'one'}}, {own: '1'}),
    'src/pages/index.tsx': 'my home\n',
    'src/pages/deleted.tsx': undefined,
    'blog/mau.md': undefined,
    'blog/có "dấu".md': 'mine\n',
    'packages/dau/a.ts': lines('my line', '6'),
  };
  const dir = fork(own);
  const before = gitIn(dir, 'rev-parse', 'HEAD');
  const dry = update(dir, '--dry-run').output;
  expect(dry).toMatch(
    /2\.0\.0 → 2\.1\.0[^]*## 2\.1\.0\n\n- new\n[^]*git diff --stat \w+ refs\/update\/upstream/,
  );
  expect(dry).not.toMatch(/- old|next/);
  expect(gitIn(dir, 'rev-parse', 'HEAD')).toBe(before);

  expect(update(dir, '--merge-only')).toMatchObject({status: 0});
  expect(read(dir, 'package.json')).toBe(root({scripts: {start: 'two'}}, {own: '1'}));
  expect(read(dir, 'packages/dau/a.ts')).toBe(lines('my line', 'six'));
  expect(gitIn(dir, 'diff', '--name-status', before, 'HEAD').split('\n')).toEqual([
    'M\tpackage-lock.json',
    'M\tpackage.json',
    'M\tpackages/dau/CHANGELOG.md',
    'M\tpackages/dau/a.ts',
    'D\tpackages/dau/gone.ts',
    'A\tpackages/dau/new.ts',
    'M\tpackages/dau/package.json',
  ]);
  expect(gitIn(dir, 'status', '--porcelain')).toBe('');
  expect(update(dir).output).toContain('already has the newest engine');
  gitIn(dir, 'reset', '--keep', 'HEAD~');
  expect(gitIn(dir, 'rev-parse', 'HEAD')).toBe(before);
});

test('a reverted update is installed again, but not if its revert was reverted', () => {
  const dir = fork({'src/pages/index.tsx': 'my home\n'});
  update(dir, '--merge-only');
  gitIn(dir, 'revert', '--no-edit', 'HEAD');
  expect(update(dir, '--dry-run').output).toContain('2.0.0 → 2.1.0');
  gitIn(dir, 'revert', '--no-edit', 'HEAD');
  expect(update(dir).output).toContain('already has the newest engine');
  gitIn(dir, 'revert', '--no-edit', 'HEAD');
  expect(update(dir, '--merge-only')).toMatchObject({status: 0});
  expect(read(dir, 'packages/dau/new.ts')).toBe('new\n');
});

test('copies without a common history are updated; other repositories are refused', () => {
  const copy = newFolder();
  write(copy, FIRST);
  write(copy, {'src/pages/index.tsx': 'mine\n', 'package-lock.json': json({lock: 'mine'})});
  expect(update(copy, '--merge-only')).toMatchObject({status: 0});
  expect(read(copy, 'packages/dau/new.ts')).toBe('new\n');
  expect(read(copy, 'package-lock.json')).toBe(json({lock: 2}));

  const other = newFolder();
  write(other, {'packages/dau/package.json': engine('0.1.0')});
  expect(update(other).output).toContain('No version in that repository');
});

test('conflicts are listed with their remedy, and can be undone or resolved', () => {
  const dir = fork({'packages/dau/a.ts': lines('1', 'mine'), 'packages/dau/gone.ts': 'changed\n'});
  const before = gitIn(dir, 'rev-parse', 'HEAD');
  const {status, output} = update(dir, '--merge-only');
  expect(status).toBe(1);
  expect(output).toMatch(
    /same code in these files:\n  packages\/dau\/a\.ts\n  packages\/dau\/gone\.ts\nNothing is committed/,
  );
  expect(update(dir).output).toMatch(/An update is in progress[^]*git cherry-pick --abort/);
  gitIn(dir, 'cherry-pick', '--abort');
  expect(gitIn(dir, 'rev-parse', 'HEAD')).toBe(before);
  expect(gitIn(dir, 'status', '--porcelain')).toBe('');

  update(dir, '--merge-only');
  fs.writeFileSync(path.join(dir, 'packages/dau/a.ts'), lines('1', 'both'));
  gitIn(dir, 'add', 'packages/dau/a.ts');
  gitIn(dir, 'rm', '--quiet', 'packages/dau/gone.ts');
  gitIn(dir, 'commit', '--quiet', '--no-edit');
  expect(update(dir).output).toContain('already has the newest engine');
});

test('an update over a file that git ignores, and one that is stopped while git writes, change nothing', () => {
  const file = 'packages/dau/new.ts';
  const dir = fork({'.gitignore': 'new.ts\n', '.gitattributes': `${file} filter=stop\n`});
  const before = gitIn(dir, 'rev-parse', 'HEAD');
  const expectUnchanged = () => {
    expect(gitIn(dir, 'status', '--porcelain')).toBe('');
    expect(gitIn(dir, 'rev-parse', 'HEAD')).toBe(before);
  };
  fs.writeFileSync(path.join(dir, file), 'mine\n');
  const refused = update(dir, '--merge-only');
  expect([refused.status, refused.output]).toEqual([
    1,
    expect.stringContaining(`${file}\nMove or rename`),
  ]);
  expect(read(dir, file)).toBe('mine\n');
  expectUnchanged();

  fs.rmSync(path.join(dir, file));
  gitIn(dir, 'config', 'filter.stop.smudge', 'kill -INT $PPID');
  expect(update(dir, '--merge-only').output).toContain('Stopped. Run npm run update again.');
  expectUnchanged();
  gitIn(dir, 'config', '--unset', 'filter.stop.smudge');
  expect(update(dir, '--merge-only').status).toBe(0);
});

test('a new major version needs --to', () => {
  const dir = fork();
  const major = fork();
  write(major, {'packages/dau/package.json': engine('3.0.0')});
  expect(update(dir, '--from', major).output).toMatch(/new major version[^]*Nothing was written/);
  expect(update(dir, '--from', major, '--to', 'HEAD', '--merge-only').status).toBe(0);
  expect(read(dir, 'packages/dau/package.json')).toBe(engine('3.0.0'));
});

test('a site from before packages/dau is moved by the last version that can, and then updated', () => {
  const move = 'packages/dau/cli/update-from-version-1/index.ts';
  const command = `
    import {execFileSync} from 'node:child_process';
    const git = (...args: string[]) => execFileSync('git', args);
    const [, fetched = ''] = /--fetched (\\w+).* --merge-only/.exec(process.argv.join(' ')) ?? [];
    git('rm', '--quiet', 'src/lib/a.ts');
    git('checkout', fetched, '--', 'packages');
    git('commit', '--quiet', '--message', \`Moved\\n\\nEngine: \${fetched}\`);
  `;
  const first = newFolder();
  const ignored = '/.cache\nnode_modules\n';
  write(first, {'.gitignore': ignored, 'src/lib/a.ts': lines('1', '6'), 'blog/a.md': 'sample\n'});
  const dir = newFolder();
  gitIn('.', 'clone', '--quiet', first, dir);
  fs.symlinkSync(path.resolve('node_modules'), path.join(dir, 'node_modules'));
  write(dir, {'blog/a.md': 'mine\n'});
  const before = gitIn(dir, 'rev-parse', 'HEAD');
  write(first, {...FIRST, 'src/lib/a.ts': undefined, [move]: command});
  write(first, {[move]: undefined, 'packages/dau/a.ts': lines('1', 'six')});
  write(first, {'packages/dau/package.json': engine('2.1.0')});
  // The site's command fetches upstream and runs the fetched version's script
  gitIn(dir, 'fetch', '--quiet', first, '+HEAD:refs/update/upstream');
  const fetched = ['--fetched', gitIn(first, 'rev-parse', 'HEAD')];
  const {status, output} = run('../../../scripts/update.ts', dir, ...fetched, '--merge-only');
  expect([status, output]).toEqual([0, expect.stringContaining(`--keep ${before} && npm ci`)]);
  expect(read(dir, 'packages/dau/a.ts')).toBe(lines('1', 'six'));
  expect(read(dir, 'packages/dau/package.json')).toBe(engine('2.1.0'));
  expect(read(dir, 'blog/a.md')).toBe('mine\n');
  expect(gitIn(dir, 'ls-files', 'src/lib', move)).toBe('');
  expect(gitIn(dir, 'status', '--porcelain')).toBe('');
  expect(gitIn(dir, 'worktree', 'list').split('\n')).toHaveLength(1);
  expect(gitIn(dir, 'rev-parse', 'HEAD~2')).toBe(before);
});
