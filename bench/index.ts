/**
 * `npm run bench`: compares this engine's build time with that of a stock Docusaurus site that has the
 * same posts. Close other programs first, because they affect the times.
 *
 *     npm run bench -- [--posts 5,200,1000]
 *     npm run bench -- --queries queries.json [--site build]    search quality
 *
 * The sites stay in `.cache/bench`. `npm run serve -- --dir <site>/build` serves a site, and
 * `npx lighthouse <URL>` measures a page.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {readOptions, runScript} from '../scripts/lib/terminal';
import {compareSearch} from './search';
import {makeSite} from './sites';

const {posts, queries, site} = readOptions(
  {
    posts: {type: 'string', default: '5,200,1000'},
    queries: {type: 'string'},
    site: {type: 'string', default: 'build'},
  },
  'Usage: npm run bench -- [--posts 5,200,1000] [--queries queries.json [--site build]]',
);

/** Returns the build time in seconds. */
function build(dir: string): number {
  const started = performance.now();
  execFileSync('npx', ['docusaurus', 'build'], {cwd: dir, stdio: 'pipe', maxBuffer: 2 ** 28});
  return (performance.now() - started) / 1000;
}

function measure(name: 'ours' | 'stock', count: number) {
  const dir = makeSite(name, count);
  const cold = build(dir);
  fs.appendFileSync(path.join(dir, 'blog/note-1.md'), '\nMột dòng nữa.\n');
  return {'build (s)': cold, 'build after an edit (s)': build(dir)};
}

runScript(async () => {
  if (queries) return compareSearch(site, queries);
  for (const count of posts.split(',').map(Number)) {
    console.log(`${count} posts, two languages`);
    console.table({ours: measure('ours', count), stock: measure('stock', count)});
  }
});
