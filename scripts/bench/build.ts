import fs from 'node:fs';
import path from 'node:path';

import type {SiteCopy} from '../lib/site-copy';

/** Cost of one build. */
export type BuildFigures = {
  readonly seconds: number;
  /**
   * CPU time of all build processes in seconds. It is more stable than `seconds` on a busy machine.
   */
  readonly processorSeconds: number;
  /** Peak memory of the largest build process in gigabytes. */
  readonly gigabytes: number;
  readonly outputMegabytes: number;
};

/** Every Node process of a build loads this code. It saves the process's resource usage on exit. */
const USAGE = `
const fs = require('node:fs');
process.on('exit', () => {
  const usage = JSON.stringify(process.resourceUsage());
  fs.writeFileSync(process.env.BENCH_USAGE + '/' + process.pid, usage);
});
`;

/** `maxRSS` is in kilobytes, the CPU times are in microseconds. */
type Usage = Pick<NodeJS.ResourceUsage, 'maxRSS' | 'userCPUTime' | 'systemCPUTime'>;

function sizeOf(dir: string): number {
  return fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

/**
 * Builds a site and measures time, memory and output size.
 *
 * @throws if the build fails. The message has the end of the build's output.
 */
export async function measureBuild(site: SiteCopy, env: NodeJS.ProcessEnv): Promise<BuildFigures> {
  const folder = `${site.dir}-usage`;
  fs.mkdirSync(folder);
  const hook = path.join(folder, 'hook.cjs');
  fs.writeFileSync(hook, USAGE);
  const started = performance.now();
  const {code, output} = await site.run('docusaurus', ['build'], {
    ...env,
    DOCUSAURUS_NO_PERSISTENT_CACHE: undefined,
    BENCH_USAGE: folder,
    NODE_OPTIONS: `--require ${hook}`,
  });
  const seconds = (performance.now() - started) / 1000;
  const used = fs
    .readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as Usage);
  fs.rmSync(folder, {recursive: true});
  if (code !== 0) throw new Error(output.slice(-4000));
  return {
    seconds,
    processorSeconds:
      used.reduce((sum, {userCPUTime, systemCPUTime}) => sum + userCPUTime + systemCPUTime, 0) /
      1e6,
    gigabytes: Math.max(...used.map(({maxRSS}) => maxRSS)) / 1e6,
    outputMegabytes: sizeOf(path.join(site.dir, 'build')) / 1e6,
  };
}
