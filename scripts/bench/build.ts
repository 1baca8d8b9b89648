import fs from 'node:fs';
import path from 'node:path';

import type {SiteCopy} from '../../tests/build/support/site-copy';

export type BuildFigures = {
  readonly seconds: number;
  /** Most memory that the build has held at once, in gigabytes. */
  readonly gigabytes: number;
  readonly outputMegabytes: number;
};

/** Loaded into every Node process of a build; writes down its peak when it ends. */
const PEAK = `
const fs = require('node:fs');
process.on('exit', () => {
  const peak = process.resourceUsage().maxRSS;
  fs.writeFileSync(process.env.BENCH_PEAKS + '/' + process.pid, String(peak));
});
`;

function sizeOf(dir: string): number {
  return fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

/**
 * Builds a site and takes time, memory and size.
 *
 * @param command of the site's own, with arguments
 * @throws if the build fails, with what it said.
 */
export async function measureBuild(
  site: SiteCopy,
  [command, ...args]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv,
): Promise<BuildFigures> {
  const peaks = path.join(site.dir, '.peaks');
  fs.rmSync(peaks, {recursive: true, force: true});
  fs.mkdirSync(peaks);
  const hook = path.join(peaks, 'hook.cjs');
  fs.writeFileSync(hook, PEAK);
  const started = performance.now();
  const {code, output} = await site.run(command, args, {
    ...env,
    DOCUSAURUS_NO_PERSISTENT_CACHE: undefined,
    BENCH_PEAKS: peaks,
    NODE_OPTIONS: `--require ${hook}`,
  });
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(output.slice(-4000));
  const kilobytes = fs
    .readdirSync(peaks)
    .filter((name) => /^\d+$/.test(name))
    .map((name) => Number(fs.readFileSync(path.join(peaks, name), 'utf8')));
  return {
    seconds,
    gigabytes: Math.max(...kilobytes) / 1e6,
    outputMegabytes: sizeOf(path.join(site.dir, 'build')) / 1e6,
  };
}
