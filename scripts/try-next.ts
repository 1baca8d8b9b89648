/**
 * `npm run try:next`: builds the site with a coming version of Docusaurus and opens every
 * page, in a copy of its own. It is no part of the gate: a version that is not out yet may
 * change every day.
 */
import '../src/lib/node-version';

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {listPages} from './lib/browser/built-pages';
import {NOT_STARTED} from './lib/browser/start';
import {checkPages} from './lib/browser/check-pages';
import {warningsIn} from './lib/build-site';
import {readOptions} from './lib/checks';
import {ensureChromium} from './lib/chromium';
import {commitAll} from './lib/commit-all';
import {describeFaults} from './lib/gate/pages';
import {readAddress} from './lib/gate/site';
import {assembleSite} from './lib/assemble-site';
import {withRelease, type Manifest, type Release} from './lib/next/manifest';
import {findNode, findRelease} from './lib/next/npm';
import {fail, run, step} from './lib/terminal';
import {TEST_AUTHOR} from './lib/test-site';

const DIR = path.resolve('.cache/try-next');
const BUILD = path.join(DIR, 'build');

const HELP = `Usage: npm run try:next -- [options]

Builds the site with a future version of Docusaurus in .cache/try-next, opens every page in
a browser, and says what the site lacks there. Your files stay as they are.

  --version <version>  a version or tag of @docusaurus/core (4.0.0-canary-6808)
  --test-site          the site that the engine is tested on, in place of yours`;

/** Copies the site and changes nothing in it but the versions of packages. */
function copySite(author: string, release: Release): void {
  assembleSite({root: '.', author, to: DIR, packages: 'own'});
  const file = path.join(DIR, 'package.json');
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  fs.writeFileSync(file, JSON.stringify(withRelease(manifest, release), null, 2));
  // Pages show when they changed last
  fs.rmSync(path.join(DIR, '.git'), {recursive: true, force: true});
  commitAll(DIR);
}

/** Installs the packages, unless an earlier run has installed the same. */
async function install(): Promise<void> {
  const wanted = fs.readFileSync(path.join(DIR, 'package.json'));
  const installed = path.join(DIR, 'node_modules/.try-next.json');
  if (fs.existsSync(installed) && fs.readFileSync(installed).equals(wanted)) return;
  fs.rmSync(installed, {force: true});
  let output = '';
  const code = await run(
    'npm',
    // The lockfile is of the other version; npm itself may run on the older Node.js
    ['install', '--no-audit', '--no-fund', '--no-package-lock', '--engine-strict=false'],
    {
      cwd: DIR,
      isQuiet: true,
      onOutput: (text) => {
        output += text;
      },
    },
  );
  if (code !== 0) fail(`npm could not install the packages:\n${output.slice(-3000)}`);
  fs.writeFileSync(installed, wanted);
}

/** Builds every language. Returns the warnings, or nothing if the build fails. */
async function build(node: string): Promise<string[] | undefined> {
  let output = '';
  fs.rmSync(BUILD, {recursive: true, force: true});
  const program = path.join(DIR, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const code = await run(node, [program, 'build'], {
    cwd: DIR,
    onOutput: (text) => {
      output += text;
    },
  });
  return code === 0 ? warningsIn(output) : undefined;
}

async function main(): Promise<void> {
  const options = readOptions(
    {
      version: {type: 'string', default: '4.0.0-canary-6808'},
      'test-site': {type: 'boolean', default: false},
    },
    HELP,
  );
  const {version} = options;
  step(`Looking up Docusaurus ${version}`);
  const release = findRelease(version);
  const node = findNode(release.node);
  const executablePath = await ensureChromium();
  const site = await readAddress('.');
  step(`Installing Docusaurus ${release.version} in .cache/try-next (some minutes at first)`);
  copySite(options['test-site'] ? TEST_AUTHOR : '.', release);
  await install();
  step('Building every language');
  const warnings = await build(node);
  if (!warnings) fail(`The site does not build with Docusaurus ${release.version}: see above.`);

  const pages = listPages(BUILD, DIR);
  step(`Opening ${pages.length} pages`);
  const tabs = Math.min(4, Math.max(2, os.availableParallelism()));
  const checked = await checkPages({dir: BUILD, ...site, pages, executablePath, tabs});
  const faulty = checked.filter(({faults}) => faults.length > 0);
  const asleep = checked.filter(({faults}) => faults.some(({found}) => NOT_STARTED.test(found)));
  for (const line of describeFaults(checked)) console.log(line);
  for (const warning of warnings) console.log(`  warning: ${warning}`);
  console.log(
    `\nDocusaurus ${release.version}: built; ${pages.length - asleep.length} of ${pages.length} pages started, ` +
      `${faulty.length} with faults; ${warnings.length} warnings`,
  );
  process.exitCode = faulty.length > 0 || pages.length === 0 ? 1 : 0;
}

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
