/**
 * Brings in the posts and guides of another site: Docusaurus, Hugo, Jekyll, Astro, or a folder of
 * Markdown.
 *
 *     npm run import -- ../old-site --dry-run
 *     npm run import -- ../old-site
 */
import '../src/lib/node-version';

import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {SourceFiles} from './lib/import/files';
import {planImport} from './lib/import/plan';
import {fullReport, outcomesOf, REPORT_FILE, summary} from './lib/import/report';
import {fail, readArguments} from './lib/terminal';

const SITE = process.cwd();

const USAGE = `Brings in the posts and guides of another site. The other site is not changed.

  npm run import -- <folder>    a Docusaurus, Hugo, Jekyll or Astro site, or a folder of Markdown

  --dry-run    prints what would be written, and writes nothing
  --help`;

/** Stops if git could not undo the import as a whole. */
function refuseUncommitted(): void {
  let status = '';
  try {
    const options = {cwd: SITE, encoding: 'utf8', stdio: 'pipe'} as const;
    status = execFileSync('git', ['status', '--porcelain', '--', '.'], options);
  } catch {
    throw new Error(
      'This folder is not in a git repository, so an import could not be undone. Run git init and commit your files first.',
    );
  }
  const files = status
    .split('\n')
    .filter(Boolean)
    .map((line) => `  ${line.slice(3)}\n`);
  if (files.length > 0)
    throw new Error(
      `These files have changes that are not committed:\n${files.slice(0, 8).join('')}\nCommit or stash them first. Then git undoes the import as a whole.`,
    );
}

function folderOf([name, ...others]: string[]): string {
  if (name === undefined || others.length > 0)
    throw new Error(`Name one folder; one with spaces goes between quotes.\n\n${USAGE}\n\n`);
  const folder = path.resolve(name);
  if (!fs.existsSync(folder)) throw new Error(`There is no folder ${name}.`);
  if (!fs.statSync(folder).isDirectory())
    throw new Error(`${name} is a file; name the folder of the site.`);
  if (fs.realpathSync(folder) === fs.realpathSync(SITE))
    throw new Error(`${name} is this site itself.`);
  return folder;
}

async function main() {
  const {values, positionals} = readArguments({'dry-run': {type: 'boolean'}}, USAGE);
  const folder = folderOf(positionals);
  if (!values['dry-run']) refuseUncommitted();
  console.log(`Reading ${folder} …`);
  const plan = await planImport(SITE, new SourceFiles(folder));
  const outcomes = outcomesOf(SITE, plan);
  const report = plan.notes.length > 0 ? fullReport(plan, folder) : '';
  if (values['dry-run']) {
    for (const {file, is} of outcomes) console.log(`${is.padEnd(8)} ${file}`);
    for (const [from, to] of plan.redirects) console.log(`redirect ${from} → ${to}`);
    return console.log(`\n${summary(plan, outcomes)}\n\n${report}\nNothing was written.`);
  }
  for (const {file, content, is} of outcomes) {
    if (is === 'same' || is === 'other') continue;
    const absolute = path.join(SITE, file);
    fs.mkdirSync(path.dirname(absolute), {recursive: true});
    fs.writeFileSync(absolute, content);
  }
  if (report !== '') fs.writeFileSync(path.join(SITE, REPORT_FILE), report);
  console.log(
    `\n${summary(plan, outcomes)}\n\nCheck the site with npm run check, look at it with npm start. To undo the import:\n  git restore . && git clean -fdq blog docs i18n static src/config`,
  );
}

main().catch((error: unknown) => {
  fail(`${error instanceof Error ? error.message : String(error)} Nothing was written.`);
});
