import fs from 'node:fs';
import path from 'node:path';

import {runTypeScript} from '../../tests/support/run-typescript';
import {temporaryFolder} from '../../tests/support/temporary-folder';
import {writeChanges, type Change} from './file-changes';

const CHANGES: Change[] = [
  {file: 'blog/a.md', content: 'new\n'},
  {file: 'blog/old/gone.md', content: undefined},
  {file: 'docs/made/deep/b.md', content: 'new\n'},
];

function siteFiles() {
  const site = temporaryFolder({'blog/a.md': 'old\n', 'blog/old/gone.md': 'gone\n', docs: 'file'});
  fs.rmSync(path.join(site.dir, 'docs'));
  return site;
}

/** Lists all folders and files, with their contents. */
const contentsOf = (dir: string): string[] =>
  (fs.readdirSync(dir, {recursive: true}) as string[])
    .sort()
    .map((file) =>
      fs.statSync(path.join(dir, file)).isDirectory()
        ? file
        : `${file}: ${fs.readFileSync(path.join(dir, file), 'utf8')}`,
    );

test('all changes are applied, and folders that become empty are removed', async () => {
  const {dir} = siteFiles();
  fs.chmodSync(path.join(dir, 'blog/a.md'), 0o755);
  await writeChanges(dir, CHANGES);
  expect(contentsOf(dir)).toEqual([
    ...['blog', 'blog/a.md: new\n'],
    ...['docs', 'docs/made', 'docs/made/deep', 'docs/made/deep/b.md: new\n'],
  ]);
  expect(fs.statSync(path.join(dir, 'blog/a.md')).mode & 0o777).toBe(0o755);
});

test.each([
  ['a path outside the site', '../outside.md', /outside the site/],
  ['a symbolic link to a folder outside the site', 'link/a.md', /outside the site, at /],
  ['a symbolic link to a file outside the site', 'blog/link.md', /outside the site, at /],
  ['a broken symbolic link', 'blog/broken.md', /ENOENT/],
  ['a folder that is a file', 'blog/a.md/b.md', /ENOTDIR/],
  ['a folder with the name of the file', 'blog/old', /a folder with this name/],
  ['a name that is too long', `docs/made/${'a'.repeat(300)}`, /ENAMETOOLONG/],
])('%s: nothing is written', async (_, file, message) => {
  const {dir} = siteFiles();
  const outside = temporaryFolder({'own.md': 'own\n'});
  fs.symlinkSync(outside.dir, path.join(dir, 'link'));
  fs.symlinkSync(path.join(outside.dir, 'own.md'), path.join(dir, 'blog/link.md'));
  fs.symlinkSync('missing', path.join(dir, 'blog/broken.md'));
  const entries = () => fs.readdirSync(dir, {recursive: true}).sort();
  const before = entries();
  const changes = [...CHANGES, {file, content: 'new\n'}];
  await expect(writeChanges(dir, changes)).rejects.toThrow(message);
  await expect(writeChanges(dir, changes)).rejects.toThrow(`${file} could not be written`);
  expect(entries()).toEqual(before);
  expect(fs.readFileSync(path.join(dir, 'blog/a.md'), 'utf8')).toBe('old\n');
  expect(fs.readdirSync(outside.dir)).toEqual(['own.md']);
  expect(outside.read('own.md')).toBe('own\n');
});

test('a symbolic link inside the site stays, and its target is written', async () => {
  const {dir, read} = siteFiles();
  fs.symlinkSync('a.md', path.join(dir, 'blog/link.md'));
  await writeChanges(dir, [{file: 'blog/link.md', content: 'new\n'}]);
  expect(fs.readlinkSync(path.join(dir, 'blog/link.md'))).toBe('a.md');
  expect(read('blog/a.md')).toBe('new\n');
});

test('a signal during the deletion of the old files leaves none of them', () => {
  const {dir, write} = temporaryFolder({
    'site/blog/a.md': 'old\n',
    'site/blog/old/gone.md': 'gone\n',
  });
  const script = write(
    'script.ts',
    `import fs from 'node:fs';
import {writeChanges} from '${path.resolve('packages/dau/cli/lib/file-changes')}';

const {rmSync} = fs;
fs.rmSync = (file, options) => {
  process.kill(process.pid, 'SIGINT');
  rmSync(file, options);
};
void writeChanges(${JSON.stringify(path.join(dir, 'site'))}, ${JSON.stringify(CHANGES)}).then(() => console.log('written'));
`,
  );
  const {stdout, stderr} = runTypeScript(script);
  expect([stderr, stdout]).toEqual(['', 'written\n']);
  expect(contentsOf(path.join(dir, 'site')).filter((file) => file.includes('.old'))).toEqual([]);
});

test.each(['error', 'SIGINT'])('at each step, after %s everything is as before', (kind) => {
  const {dir, write} = temporaryFolder({
    'site/blog/a.md': 'old\n',
    'site/blog/old/gone.md': 'gone\n',
  });
  // Use a separate process, because Jest does not pass on signals
  const script = write(
    'script.ts',
    `import fs from 'node:fs';
import {writeChanges} from '${path.resolve('packages/dau/cli/lib/file-changes')}';

async function main() {
  let step = 0;
  let last = 0;
  for (const name of ['mkdirSync', 'writeFileSync', 'renameSync'] as const) {
    const original = fs[name] as (...args: unknown[]) => unknown;
    Object.assign(fs, {[name]: (...args: unknown[]) => {
      step += 1;
      if (step !== last) return original(...args);
      if ('${kind}' === 'error') throw new Error('full');
      process.kill(process.pid, '${kind}');
      return original(...args);
    }});
  }
  const site = ${JSON.stringify(path.join(dir, 'site'))};
  const tree = () => JSON.stringify(fs.readdirSync(site, {recursive: true}).sort()) + fs.readFileSync(site + '/blog/a.md');
  const messages: string[] = [];
  for (last = 1; ; last += 1) {
    step = 0;
    const before = tree();
    const message = await writeChanges(site, ${JSON.stringify(CHANGES)}.map((each) => ({content: undefined, ...each}))).then(() => '', (error: Error) => error.message);
    if (message === '') break;
    messages.push(message);
    if (tree() !== before) throw new Error(message + ' ' + tree());
  }
  console.log(messages.length, new Set(messages).size, messages.at(-1));
}
void main();
`,
  );
  const {stdout, stderr} = runTypeScript(script);
  // 4 steps prepare two files, 4 renames put them into place
  const reason = kind === 'error' ? '.*could not be written: full\\.' : 'Stopped by SIGINT\\.';
  expect([stderr, stdout]).toEqual(['', expect.stringMatching(`^8 \\d ${reason}\n`)]);
});
