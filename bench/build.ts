import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Builds a site in all its languages and returns the seconds that it took. */
function build(dir: string): number {
  const started = performance.now();
  const {status, stdout, stderr} = spawnSync('npx', ['docusaurus', 'build'], {
    cwd: dir,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${dir} does not build:\n${(stdout + stderr).slice(-3000)}`);
  return (performance.now() - started) / 1000;
}

/** Builds a site twice: without a cache, and after an edit of one post. In seconds. */
export function buildTwice(dir: string) {
  for (const cache of ['.docusaurus', 'build', 'node_modules/.cache/rspack', '.cache']) {
    fs.rmSync(path.join(dir, cache), {recursive: true, force: true});
  }
  const cold = build(dir);
  fs.appendFileSync(path.join(dir, 'blog/note-1.md'), '\nMột dòng nữa.\n');
  return {'build, cold (s)': cold, 'build, one edit (s)': build(dir)};
}
