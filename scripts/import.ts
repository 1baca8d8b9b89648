/**
 * Brings in the posts and guides of another site: Docusaurus, Hugo, Jekyll or Astro.
 *
 *     npm run import -- ../old-site --dry-run
 *     npm run import -- ../old-site
 */
import '../src/lib/node-version';

import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {listProblems} from '../src/lib/problems';
import {writeChanges} from './lib/edit/changes';
import {SourceFiles} from './lib/import/files';
import {kindOf} from './lib/import/read';
import {fullReport, outcomesOf, REPORT_FILE, summary, writtenOf} from './lib/import/report';
import {planChecked} from './lib/import/stage';
import {fail} from './lib/terminal';
import {openGit} from './lib/update/git';

const SITE = process.cwd();
const NOTHING = 'Nothing was written.';

const USAGE = `Brings in the posts and guides of another site. The other site is not changed.

  npm run import -- <folder>     the folder of a Docusaurus, Hugo, Jekyll or Astro site

  --dry-run        prints what would be written, and writes nothing
  --skip <path>    leaves out a file or a folder of the other site; may be repeated
  --help`;

const OPTIONS = {
  'dry-run': {type: 'boolean', default: false},
  skip: {type: 'string', multiple: true, default: [] as string[]},
  help: {type: 'boolean', short: 'h', default: false},
} as const;

function readArguments() {
  try {
    return parseArgs({options: OPTIONS, allowPositionals: true});
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('. ');
    return fail(`${reason}. ${NOTHING}\n\n${USAGE}`);
  }
}

/** Stops unless one command can undo the import. */
function refuseUncommitted(): void {
  const status = openGit(SITE).try(['status', '--porcelain', '--', '.']);
  if (status === undefined)
    return fail(
      `This folder is not in a git repository, so an import could not be undone. Run git init and commit your files first. ${NOTHING}`,
    );
  const files = status.split('\n').filter(Boolean);
  if (files.length === 0) return;
  const shown = files.slice(0, 8).map((line) => `  ${line.slice(3)}`);
  if (files.length > shown.length) shown.push(`  … and ${files.length - shown.length} more`);
  fail(
    `These files have changes that are not committed:\n${shown.join('\n')}\n\nCommit or stash them first. Then git undoes the import as a whole. ${NOTHING}`,
  );
}

function folderOf([name, ...others]: readonly string[]): string {
  if (name === undefined || others.length > 0)
    return fail(`Name one folder; one with spaces goes between quotes. ${NOTHING}\n\n${USAGE}`);
  const folder = path.resolve(name);
  if (!fs.existsSync(folder)) fail(`There is no folder ${name}. ${NOTHING}`);
  if (!fs.statSync(folder).isDirectory())
    fail(`${name} is a file; name the folder of the site. ${NOTHING}`);
  if (fs.realpathSync(folder) === fs.realpathSync(SITE))
    fail(`${name} is this site itself. ${NOTHING}`);
  return folder;
}

async function main() {
  const {values, positionals} = readArguments();
  if (values.help) return console.log(USAGE);
  const folder = folderOf(positionals);
  const isDry = values['dry-run'];
  if (!isDry) refuseUncommitted();
  const files = new SourceFiles(folder, values.skip);
  const kind =
    kindOf(files) ??
    fail(
      `No site of Docusaurus, Hugo, Jekyll or Astro is in ${folder}. It would have docusaurus.config.js, hugo.toml and content/, _config.yml or _posts/, or astro.config.mjs and src/content/. ${NOTHING}`,
    );

  console.log(`Reading the ${kind} site in ${folder} …`);
  const plan = await planChecked(SITE, files, kind);
  if (files.refused.length > 0)
    fail(
      `The import cannot go on:\n${listProblems(files.refused)}\n\nMend these files, or leave each out with --skip <path>. ${NOTHING}`,
    );
  if (plan.texts.length === 0) fail(`There is no post and no guide in ${folder}. ${NOTHING}`);

  const outcomes = outcomesOf(SITE, plan);
  const report = plan.notes.length > 0 ? fullReport(plan, folder) : '';
  if (isDry) {
    for (const {change, is} of outcomes)
      console.log(`${is.padEnd(8)} ${change.file}  (${change.what})`);
    for (const [from, to] of plan.redirects) console.log(`redirect ${from} → ${to}`);
    return console.log(`\n${summary(plan, outcomes)}\n\n${report}\n${NOTHING}`);
  }
  const written = writtenOf(outcomes);
  writeChanges(SITE, written);
  if (report !== '') fs.writeFileSync(path.join(SITE, REPORT_FILE), report);
  console.log(`\n${summary(plan, outcomes)}`);
  if (written.length > 0)
    console.log(
      '\nCheck the site with npm run check, look at it with npm start. To undo the import:\n  git restore . && git clean -fdq blog docs i18n static src/config',
    );
}

main().catch((error: unknown) => {
  fail(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n${NOTHING}`);
});
