/** @jest-environment node */
import {execFileSync, spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {commitAll} from '../commit-all';
import {abortUpdate, applyPlan, continueUpdate} from './apply';
import {fetchUpstream} from './fetch';
import {openGit} from './git';
import {planUpdate} from './plan';
import {assertReady, assertSite} from './state';

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'dau-update-')));
afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const lines = (...changed: string[]) =>
  `${['1', '2', '3', '4', '5', '6', ...changed].join('\n')}\n`;

/** The first version of an engine: files of each owner. */
const FIRST = {
  'package.json': json({name: 'dau', version: '1.2.0', dependencies: {a: '1.0.0'}}),
  'docusaurus.config.ts': lines(),
  'README.md': lines(),
  'blog/mau/index.md': 'a text\n',
  'src/config/site.ts': `export const site = {\n  name: 'Dấu',\n  url: '',\n  list: [],\n  more: [],\n};\n`,
  'src/pages/old.tsx': 'old\n',
  'i18n/en/code.json': json({one: {message: 'One'}}),
  'src/theme/A.tsx': lines(),
  'src/theme/gone.tsx': 'gone\n',
  'src/lib/before.ts': lines('a', 'b', 'c'),
};

/** What the next version changes; `undefined` removes a file. */
const NEXT: Record<string, string | undefined> = {
  'package.json': json({name: 'dau', version: '1.3.0', dependencies: {a: '2.0.0', b: '1.0.0'}}),
  'README.md': lines('more'),
  'blog/mau/index.md': 'another text\n',
  'blog/moi/index.md': 'a new text\n',
  'src/config/site.ts': FIRST['src/config/site.ts'].replace('more: []', 'more: [1]'),
  'src/config/new.ts': 'needed\n',
  'src/pages/old.tsx': undefined,
  'i18n/en/code.json': json({one: {message: 'One'}, two: {message: 'Two'}}),
  'src/theme/A.tsx': lines('engine'),
  'src/theme/gone.tsx': undefined,
  'src/lib/before.ts': undefined,
  'src/lib/after.ts': lines('a', 'b', 'd'),
  'CHANGELOG.md': '# Changes\n\n## 1.3.0\n\n- b is new\n',
  // Upstream's own command is the one of this repository
  'scripts/update.ts': `import '${path.resolve('scripts/update')}';\n`,
};

function write(dir: string, files: Record<string, string | undefined>): void {
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

let count = 0;
const newFolder = () => path.join(folder, `site-${(count += 1)}`);

/** A repository with both versions. */
function makeUpstream(next = NEXT): string {
  const dir = newFolder();
  write(dir, FIRST);
  write(dir, next);
  return dir;
}
const upstream = makeUpstream();

function asAuthor(dir: string): string {
  gitIn(dir, 'config', 'user.name', 'Author');
  gitIn(dir, 'config', 'user.email', 'author@author.example');
  return dir;
}

/** A fork of the first version, with the changes of an author. */
function fork(own: Record<string, string | undefined> = {}): string {
  const dir = newFolder();
  gitIn(folder, 'clone', '--quiet', upstream, dir);
  gitIn(dir, 'reset', '--quiet', '--hard', 'HEAD~1');
  write(asAuthor(dir), own);
  return dir;
}

/** The update without installing and checking. */
function update(dir: string, from = upstream) {
  const git = openGit(dir);
  assertReady(git);
  const plan = planUpdate(git, fetchUpstream(git, dir, {from}));
  const isDone = plan && applyPlan(git, plan);
  const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');
  const exists = (file: string) => fs.existsSync(path.join(dir, file));
  return {git, plan, isDone, read, exists};
}

test('A08 each file is settled by its owner, in one commit', () => {
  const dir = fork({
    'package.json': json({
      name: 'mine',
      version: '1.2.0',
      dependencies: {a: '1.0.0', own: '1.0.0'},
    }),
    'README.md': 'Mine\n',
    'blog/mau/index.md': undefined,
    'blog/cua-minh/index.md': 'mine\n',
    'src/config/site.ts': FIRST['src/config/site.ts'].replace('Dấu', 'Góc Bích'),
    'i18n/en/code.json': json({one: {message: 'My one'}}),
    'src/theme/Own.tsx': 'own\n',
    'src/lib/before.ts': lines('a', 'b', 'c').replace('1', 'mine'),
  });
  const before = gitIn(dir, 'rev-parse', 'HEAD');
  const {git, plan, isDone, read, exists} = update(dir);
  expect(isDone).toBe(true);
  expect(JSON.parse(read('package.json'))).toEqual({
    name: 'mine',
    version: '1.3.0',
    dependencies: {a: '2.0.0', b: '1.0.0', own: '1.0.0'},
  });
  expect(read('README.md')).toBe('Mine\n');
  expect(read('blog/cua-minh/index.md')).toBe('mine\n');
  expect(read('src/config/site.ts')).toContain('Góc Bích');
  expect(read('src/config/site.ts')).toContain('more: [1]');
  expect(JSON.parse(read('i18n/en/code.json'))).toEqual({
    one: {message: 'My one'},
    two: {message: 'Two'},
  });
  expect(read('src/theme/Own.tsx')).toBe('own\n');
  expect(read('src/theme/A.tsx')).toBe(lines('engine'));
  expect(read('src/config/new.ts')).toBe('needed\n');
  // The author's edit follows a file that upstream moved
  expect(read('src/lib/after.ts')).toBe(lines('a', 'b', 'd').replace('1', 'mine'));
  for (const file of [
    'blog/mau/index.md',
    'blog/moi/index.md',
    'src/lib/before.ts',
    'src/theme/gone.tsx',
    'src/pages/old.tsx',
  ]) {
    expect([file, exists(file)]).toEqual([file, false]);
  }
  expect(plan?.kept).toEqual(['README.md']);
  expect(plan?.left).toEqual(['blog/moi/index.md']);
  expect(plan?.news).toContain('b is new');
  expect(gitIn(dir, 'status', '--porcelain')).toBe('');
  expect(gitIn(dir, 'rev-list', '--parents', '-1', 'HEAD').split(' ').slice(1)).toEqual([
    before,
    gitIn(upstream, 'rev-parse', 'HEAD'),
  ]);
  expect(update(dir).plan).toBeUndefined();

  abortUpdate(git, dir);
  expect(gitIn(dir, 'rev-parse', 'HEAD')).toBe(before);
  expect(gitIn(dir, 'status', '--porcelain')).toBe('');
  expect(() => abortUpdate(git, dir)).toThrow('no update to undo');
});

test('A08 a sample that the author kept stays as it is', () => {
  const {read} = update(fork());
  expect(read('blog/mau/index.md')).toBe('a text\n');
});

test('A08 copies without a common history: template, ZIP file, shallow clone, squashed update', () => {
  const own = {'src/config/site.ts': FIRST['src/config/site.ts'].replace('Dấu', 'Mine')};
  const template = newFolder();
  write(template, FIRST);
  write(asAuthor(template), own);
  const zip = newFolder();
  write(zip, {...FIRST, ...own});
  const shallow = newFolder();
  gitIn(folder, 'clone', '--quiet', '--depth=1', `file://${fork(own)}`, shallow);
  const squashed = fork(own);
  const squash = update(squashed);
  gitIn(squashed, 'reset', '--quiet', '--soft', 'HEAD~1');
  gitIn(
    squashed,
    'commit',
    '--quiet',
    '-m',
    `Update (#1)\n\n${gitIn(squashed, 'log', '-1', '--format=%B', 'refs/update/after')}`,
  );
  expect(squash.isDone).toBe(true);
  expect(update(squashed).plan).toBeUndefined();
  for (const dir of [template, zip, shallow]) {
    const {isDone, read} = update(asAuthor(dir));
    expect(isDone).toBe(true);
    expect(read('src/theme/A.tsx')).toBe(lines('engine'));
    expect(read('src/config/site.ts')).toContain('Mine');
    expect(read('src/config/site.ts')).toContain('more: [1]');
    expect(update(dir).plan).toBeUndefined();
  }
});

test('A08 a repository that has nothing to do with upstream is refused', () => {
  const dir = newFolder();
  write(dir, {'docusaurus.config.ts': 'other\n', 'package.json': '{}'});
  expect(() => update(asAuthor(dir))).toThrow('nothing to merge with');
});

describe('conflicts', () => {
  const own = {
    'src/theme/A.tsx': lines('mine'),
    'src/theme/gone.tsx': 'changed\n',
    'src/config/site.ts': FIRST['src/config/site.ts'].replace('more: []', 'more: [2]'),
  };
  const inConflict = () => {
    const dir = fork(own);
    const before = gitIn(dir, 'rev-parse', 'HEAD');
    return {dir, before, ...update(dir)};
  };

  test('A08 the update stops with a list, and goes on when they are settled', () => {
    const {dir, git, plan, isDone, read} = inConflict();
    expect(isDone).toBe(false);
    expect(plan?.conflicts.map(({file}) => file).sort()).toEqual([
      'src/theme/A.tsx',
      'src/theme/gone.tsx',
    ]);
    // Settings are the author's: no conflict
    expect(read('src/config/site.ts')).toContain('more: [2]');
    expect(read('src/theme/A.tsx')).toContain('<<<<<<< yours\nmine\n');
    expect(() => continueUpdate(git)).toThrow('src/theme/gone.tsx');
    expect(() => assertReady(git)).toThrow('--continue');

    fs.writeFileSync(path.join(dir, 'src/theme/A.tsx'), lines('mine', 'engine'));
    gitIn(dir, 'add', 'src/theme/A.tsx');
    gitIn(dir, 'rm', '--quiet', 'src/theme/gone.tsx');
    continueUpdate(git);
    expect(gitIn(dir, 'status', '--porcelain')).toBe('');
    expect(gitIn(dir, 'log', '-1', '--format=%s')).toBe('Update the engine to 1.3.0');
    expect(update(dir).plan).toBeUndefined();
  });

  test('A08 the update can be undone, and what was typed meanwhile is kept', () => {
    const {dir, before, git} = inConflict();
    fs.writeFileSync(path.join(dir, 'blog/new.md'), 'typed during the update\n');
    fs.writeFileSync(path.join(dir, 'src/theme/A.tsx'), 'half settled\n');
    expect(abortUpdate(git, dir).hasKept).toBe(true);
    expect(gitIn(dir, 'rev-parse', 'HEAD')).toBe(before);
    expect(gitIn(dir, 'status', '--porcelain')).toBe('?? blog/new.md');
    expect(gitIn(dir, 'show', 'refs/update/discarded:src/theme/A.tsx')).toBe('half settled');
  });
});

test('A08 an update that was interrupted can be undone', () => {
  const dir = fork();
  const before = gitIn(dir, 'rev-parse', 'HEAD');
  const {git} = update(dir);
  // As a crash leaves it: some files are new, some changed, and the branch has not moved
  gitIn(dir, 'update-ref', 'HEAD', before);
  gitIn(dir, 'read-tree', before);
  expect(() => assertReady(git)).toThrow('--abort');
  abortUpdate(git, dir);
  expect(gitIn(dir, 'status', '--porcelain')).toBe('');
  expect(fs.existsSync(path.join(dir, 'src/config/new.ts'))).toBe(false);
});

test('A08 after another commit the update is not undone', () => {
  const dir = fork();
  const {git} = update(dir);
  write(dir, {'blog/sau.md': 'after\n'});
  const head = gitIn(dir, 'rev-parse', 'HEAD');
  expect(() => abortUpdate(git, dir)).toThrow('git revert -m 1');
  expect(gitIn(dir, 'rev-parse', 'HEAD')).toBe(head);
});

describe('the command', () => {
  // Each process compiles the scripts, which takes long on a busy machine
  jest.setTimeout(120_000);
  const bin = path.resolve('node_modules/.bin');
  const run = (dir: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) =>
    new Promise<{code: number | null; output: string}>((resolve, reject) => {
      const child = spawn(
        process.execPath,
        [path.join(bin, 'jiti'), path.resolve('scripts/update.ts'), ...args],
        {
          cwd: dir,
          env: {...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, ...env},
        },
      );
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.once('error', reject);
      child.once('close', (code) => {
        resolve({code, output});
      });
    });
  const stateOf = (dir: string) => [
    gitIn(dir, 'rev-parse', 'HEAD'),
    gitIn(dir, 'status', '--porcelain', '--ignored'),
  ];

  test('A08 fetches, runs the command of upstream, and writes nothing with --dry-run', async () => {
    const dir = fork({'.gitignore': '/.cache\n'});
    gitIn(dir, 'remote', 'rename', 'origin', 'upstream');
    const before = stateOf(dir);
    const dry = await run(dir, ['--dry-run']);
    expect(dry.output).toContain('src/config/new.ts (new)');
    expect(dry.output).toContain('- b is new');
    expect(dry.output).toContain('Nothing was written.');
    expect(dry.code).toBe(0);
    expect(stateOf(dir).map((state) => state.replace(/!! \.cache\/\n?/, ''))).toEqual(before);
    const real = await run(dir, ['--merge-only']);
    expect(real).toMatchObject({code: 0, output: expect.stringContaining('is committed')});
    expect(gitIn(dir, 'log', '-1', '--format=%s')).toBe('Update the engine to 1.3.0');
  });

  test('A08 says what is wrong, and ends with an error', async () => {
    const dirty = fork();
    fs.writeFileSync(path.join(dirty, 'blog/draft.md'), 'not committed\n');
    const before = stateOf(dirty);
    const cases: [string, string[], NodeJS.ProcessEnv?][] = [
      ['blog/draft.md', []],
      ['Unknown option', ['--unknown']],
      ['Git is not installed', [], {PATH: bin}],
    ];
    const results = await Promise.all(
      cases.map(async ([message, args, env]) => ({message, ...(await run(dirty, args, env))})),
    );
    for (const {message, code, output} of results) {
      expect({output, code}).toEqual({output: expect.stringContaining(message), code: 1});
    }
    expect(stateOf(dirty)).toEqual(before);
  });
});

test('A08 says what is wrong with the folder, the branch or the address', () => {
  const site = fork();
  const git = openGit(site);
  const before = gitIn(site, 'for-each-ref');
  const fetch = (options: Parameters<typeof fetchUpstream>[2]) => () =>
    fetchUpstream(git, site, options);
  expect(fetch({})).toThrow('address of upstream is not known');
  expect(fetch({from: path.join(folder, 'none')})).toThrow('Is there a network');
  expect(fetch({from: upstream, to: 'v9'})).toThrow('"v9" could not be fetched');
  expect(() => continueUpdate(git)).toThrow('no update to continue');
  expect(() => abortUpdate(git, site)).toThrow('no update to undo');
  expect(gitIn(site, 'for-each-ref')).toBe(before);

  gitIn(site, 'switch', '--quiet', '--detach');
  expect(() => assertReady(git)).toThrow('No branch is checked out');

  const check = (dir: string) => () => assertSite(openGit(dir), dir);
  expect(check(folder)).toThrow('not the folder of a site');
  const unpacked = newFolder();
  fs.mkdirSync(unpacked);
  fs.writeFileSync(path.join(unpacked, 'docusaurus.config.ts'), '');
  expect(check(unpacked)).toThrow('git init');
  const below = path.join(fork({'site/docusaurus.config.ts': ''}), 'site');
  expect(check(below)).toThrow('at the top of its git repository');
});
