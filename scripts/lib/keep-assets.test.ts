/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {keepAssets} from './keep-assets';
import {startStaticServer} from './static-server';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-keep-'));
afterAll(() => fs.rmSync(root, {recursive: true}));

/** Makes a build with these scripts, and a page. */
function build(name: string, ...scripts: string[]): string {
  const dir = path.join(root, name);
  fs.mkdirSync(path.join(dir, 'assets/js'), {recursive: true});
  fs.writeFileSync(path.join(dir, `${name}.html`), 'page');
  for (const script of scripts) fs.writeFileSync(path.join(dir, 'assets/js', script), script);
  return dir;
}

/** The line of the workflow that lists the files of the site. */
const [, listFiles = ''] =
  /run: (cd build && find .*)$/m.exec(fs.readFileSync('.github/workflows/deploy.yml', 'utf8')) ??
  [];

/** Puts a build online, as the workflow does, and asks what the next build keeps of it. */
async function deploy(from: string, to: string, day: number) {
  execFileSync('sh', ['-c', listFiles.replace('cd build', `cd '${from}'`)]);
  const server = await startStaticServer({dir: from});
  const count = await keepAssets(server.url, to, new Date(Date.UTC(2026, 0, 1 + day)));
  await server.close();
  return {count, files: fs.readdirSync(path.join(to, 'assets/js')).sort()};
}

test('scripts of earlier deployments are kept for two weeks', async () => {
  const first = build('first', 'main.00000001.js', 'routes-1.js');
  const second = build('second', 'main.00000002.js');
  expect(await deploy(first, second, 0)).toEqual({
    count: 1,
    files: ['main.00000001.js', 'main.00000002.js'],
  });
  const third = build('third', 'main.00000002.js');
  expect(await deploy(second, third, 13)).toMatchObject({count: 1});
  const fourth = build('fourth', 'main.00000002.js');
  expect(await deploy(third, fourth, 14)).toEqual({count: 0, files: ['main.00000002.js']});
});

test('a site without a list of its files keeps nothing; a host that is down is an error', async () => {
  const server = await startStaticServer({dir: build('old')});
  expect(await keepAssets(server.url, build('new'))).toBeUndefined();
  await server.close();
  await expect(keepAssets('http://localhost:9/', build('newer'))).rejects.toThrow('fetch failed');
});
