import {spawn} from 'node:child_process';

import {chromiumArgs} from '../lib/chromium';
import {median} from '../lib/statistics';

/**
 * Only the benchmark needs Lighthouse, and it brings over a hundred packages. So it is not a
 * dependency: `npm exec` downloads this version when it is first needed.
 */
const PACKAGE = 'lighthouse@12.8.2';
const RUNS = 3;

/** Results of Lighthouse for one page. */
export type LighthouseFigures = {
  /** Score from 0 to 100. */
  readonly performance: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
};

type Report = {
  readonly categories: {readonly performance: {readonly score: number | null}};
  readonly audits: Readonly<Record<string, {readonly numericValue?: number} | undefined>>;
};

/** Runs Lighthouse once with its default settings: a phone on a slow network. */
function runOnce(url: string, chromium: string): Promise<Report> {
  const flags = ['--headless=new', ...chromiumArgs()].join(' ');
  const command = `lighthouse ${url} --quiet --output=json --only-categories=performance --chrome-flags="${flags}"`;
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['exec', '--yes', '--package', PACKAGE, '--call', command], {
      env: {...process.env, CHROME_PATH: chromium},
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(output) as Report);
      else reject(new Error(`Lighthouse failed at ${url}:\n${errors.slice(-2000)}`));
    });
  });
}

/**
 * Runs Lighthouse several times on a page and returns the medians.
 *
 * @throws if Lighthouse fails.
 */
export async function measureLighthouse(url: string, chromium: string): Promise<LighthouseFigures> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await runOnce(url, chromium));
  const of = (read: (report: Report) => number | null | undefined) =>
    median(reports.map((report) => read(report) ?? NaN));
  return {
    performance: of(({categories}) => (categories.performance.score ?? NaN) * 100),
    largestPaintMs: of(({audits}) => audits['largest-contentful-paint']?.numericValue),
    blockingMs: of(({audits}) => audits['total-blocking-time']?.numericValue),
  };
}
