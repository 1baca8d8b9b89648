/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {checksumsOf, formatChecksums} from '../src/plugins/outputs/published/checksums';
import type {BuildRecord} from '../src/plugins/outputs/published/record';
import {startStaticServer} from './lib/static-server';
import {openSite} from './lib/published/site';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-verify-'));
const record: BuildRecord = {
  commit: '0123456789abcdef0123456789abcdef01234567',
  isChanged: false,
  node: '24.0.0',
  platform: 'linux-x64',
  variables: {SITE_URL: 'https://example.com', BASE_URL: '/'},
};
const files = {
  'index.html': '<p>Xin chào',
  '.well-known/security.txt': 'Contact: x',
  'a b.js': '1',
};

/** Writes a site as a build leaves it. */
function publish(name: string, content: Record<string, string>, change?: Partial<BuildRecord>) {
  const dir = path.join(root, name);
  const all = {...content, 'build.json': JSON.stringify({...record, ...change})};
  for (const [file, text] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  }
  fs.writeFileSync(path.join(dir, 'SHA256SUMS'), formatChecksums(checksumsOf(dir)));
  return dir;
}

function verify(...args: string[]) {
  const run = spawnSync(
    process.execPath,
    ['node_modules/.bin/jiti', 'scripts/verify.ts', ...args],
    {
      encoding: 'utf8',
    },
  );
  return {code: run.status, output: run.stdout + run.stderr};
}

const here = publish('here', files, {node: '20.0.0'});
jest.setTimeout(60_000);
afterAll(() => {
  fs.rmSync(root, {recursive: true});
});

test('T06 the same files: exit code 0, and another Node.js is said', () => {
  const {code, output} = verify(publish('same', files), '--against', here);
  expect(output).toContain('The same: 3 files, byte for byte.');
  expect(output).toContain('Note: node was 24.0.0; here it is 20.0.0.');
  expect(code).toBe(0);
});

test('T06 differences: exit code 1; missing, more and changed files, and the first difference', () => {
  const there = publish('other', {
    'index.html': '<p>Xin chao',
    'a b.js': '1',
    'more.js': '',
  });
  const {code, output} = verify(there, '--against', here);
  expect(output).toContain('Different: 3 of 3 files.');
  expect(output).toContain('missing from the local build: more.js');
  expect(output).toContain('only in the local build: .well-known/security.txt');
  expect(output).toContain('First difference: index.html at byte 9');
  expect(output).toContain('Xin chao');
  expect(code).toBe(1);
});

test('T06 a file that was changed after the build is said, even if the list is the same', () => {
  const there = publish('touched', files);
  fs.writeFileSync(path.join(there, 'a b.js'), '2');
  const {code, output} = verify(there, '--against', here);
  expect(output).toContain('The files of the site do not match its own SHA256SUMS: a b.js');
  expect(code).toBe(1);
});

test('T06 scripts that are kept of earlier deployments are no difference', () => {
  const kept = 'assets/js/main.0123abcd.js';
  const keeping = {
    ...files,
    [kept]: '1',
    'kept-assets.json': JSON.stringify({[kept]: '2026-01-02'}),
  };
  expect(verify(publish('keeping', keeping), '--against', here)).toMatchObject({code: 0});
  const unlisted = {...files, [kept]: '1', 'kept-assets.json': '{}'};
  const {code, output} = verify(publish('unlisted', unlisted), '--against', here);
  expect(output).toContain(kept);
  expect(code).toBe(1);
});

test.each([
  [
    'another commit',
    publish('commit', files),
    `built from commit ${record.commit}; this folder is at`,
  ],
  ['changes', publish('dirty', files, {isChanged: true}), 'changes that were not committed'],
  ['no git', publish('zip', files, {commit: undefined}), 'built without git'],
  ['no folder', path.join(root, 'none'), 'There is no folder'],
  ['another folder', '.github', 'has no build.json or no SHA256SUMS'],
  ['no address', 'http://localhost:1/', 'http://localhost:1/build.json cannot be read'],
  ['no argument', '', 'There is no folder ""'],
])('T06 %s: exit code 2 and a reason', (_name, place, message) => {
  const {code, output} = verify(place);
  expect(output).toContain(message);
  expect(code).toBe(2);
});

test('T06 a served site is read file by file; one that the host lacks is missing', async () => {
  const dir = publish('served', files);
  const server = await startStaticServer({dir, baseUrl: '/my-site/', port: 0});
  try {
    const whole = await openSite(server.url);
    expect(whole.record).toEqual(record);
    fs.rmSync(path.join(dir, '.well-known'), {recursive: true});
    const {listed, checksums} = await openSite(server.url.replace(/\/$/, ''));
    expect(listed.size).toBe(4);
    expect([...listed.keys()].filter((file) => !checksums.has(file))).toEqual([
      '.well-known/security.txt',
    ]);
    expect(checksums.get('a b.js')).toBe(listed.get('a b.js'));
  } finally {
    await server.close();
  }
});
