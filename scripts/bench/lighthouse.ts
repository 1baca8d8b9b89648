import {spawn} from 'node:child_process';

import {chromiumArgs} from '../lib/chromium';
import {median} from '../lib/statistics';

/**
 * The tool by which others measure. Of this project only the bench asks for it,
 * and it brings over a hundred packages: npm fetches it when it is first needed,
 * in this version, instead of with every `npm ci`.
 */
const PACKAGE = 'lighthouse@12.8.2';
const RUNS = 3;

export type LighthouseFigures = {
  /** Of 100. */
  readonly performance: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
};

type Report = {
  readonly categories: {readonly performance: {readonly score: number | null}};
  readonly audits: Readonly<Record<string, {readonly numericValue?: number} | undefined>>;
};

/** Runs it once, as a phone on a slow network. */
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

/** Medians of several runs over a page. */
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
