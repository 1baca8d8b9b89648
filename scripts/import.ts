/**
 * Brings in the posts and guides of another site: Docusaurus, Hugo, Jekyll or Astro.
 *
 *     npm run import -- ../old-site --dry-run
 *     npm run import -- ../old-site
 */
import '../src/lib/node-version';

import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {nearest} from '../src/lib/near';
import {listProblems} from '../src/lib/problems';
import {SourceFiles} from './lib/import/files';
import {siteKinds, type SiteKind} from './lib/import/model';
import {outcomesOf} from './lib/import/outcomes';
import {kindOf} from './lib/import/read';
import {differing, fullReport, REPORT_FILE, summary} from './lib/import/report';
import {planChecked} from './lib/import/stage';
import {writeAll} from './lib/import/write';
import {fail} from './lib/terminal';

const SITE = process.cwd();
const NOTHING = 'Nothing was written.';

const USAGE = `Brings in the posts and guides of another site. The other site is not changed.

  npm run import -- <folder>     the folder of a Docusaurus, Hugo, Jekyll or Astro site

  --dry-run        prints what would be written, and writes nothing
  --kind <kind>    ${siteKinds.join(', ')}; found by itself as a rule
  --skip <path>    leaves out a file or a folder of the other site; may be repeated
  --force          imports although files have changes that are not committed
  --help`;

const OPTIONS = {
  'dry-run': {type: 'boolean', default: false},
  kind: {type: 'string'},
  skip: {type: 'string', multiple: true, default: [] as string[]},
  force: {type: 'boolean', default: false},
  help: {type: 'boolean', short: 'h', default: false},
} as const;

function readArguments() {
  try {
    return parseArgs({options: OPTIONS, allowPositionals: true});
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, unknown] = /Unknown option '--([^']+)'/.exec(message) ?? [];
    const near = unknown && nearest(unknown, Object.keys(OPTIONS), {byStart: true});
    return fail(
      `${message.split('. ')[0] ?? message}.${near ? ` Did you mean --${near}?` : ''} ${NOTHING}\n\n${USAGE}`,
    );
  }
}

/** Stops unless one command can undo the import. */
function refuseUncommitted(): void {
  let status: string;
  try {
    status = execFileSync('git', ['status', '--porcelain', '--', '.'], {
      cwd: SITE,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return fail(
      `This folder is not in a git repository, so an import could not be undone. Run git init and commit your files first, or add --force. ${NOTHING}`,
    );
  }
  const files = status.split('\n').filter(Boolean);
  if (files.length === 0) return;
  const more = files.length > 8 ? `\n  … and ${files.length - 8} more` : '';
  fail(
    `These files have changes that are not committed:\n${files
      .slice(0, 8)
      .map((line) => `  ${line.slice(3)}`)
      .join('\n')}${more}\n\n` +
      `Commit or stash them first. Then git undoes the import as a whole. Or add --force. ${NOTHING}`,
  );
}

function folderOf(name: string | undefined): string {
  if (name === undefined)
    return fail(`Name the folder of the site to import. ${NOTHING}\n\n${USAGE}`);
  const folder = path.resolve(name);
  if (!fs.existsSync(folder)) fail(`There is no folder ${name}. ${NOTHING}`);
  if (!fs.statSync(folder).isDirectory())
    fail(`${name} is a file; name the folder of the site. ${NOTHING}`);
  if (fs.realpathSync(folder) === fs.realpathSync(SITE))
    fail(`${name} is this site itself. ${NOTHING}`);
  return folder;
}

function siteKindOf(files: SourceFiles, wanted: string | undefined): SiteKind {
  if (wanted !== undefined) {
    const kind = siteKinds.find((each) => each === wanted);
    return kind ?? fail(`"${wanted}" is not a kind of site: ${siteKinds.join(', ')}. ${NOTHING}`);
  }
  return (
    kindOf(files) ??
    fail(
      `No site of Docusaurus, Hugo, Jekyll or Astro is in ${files.root}. It would have docusaurus.config.js, hugo.toml and content/, _config.yml or _posts/, or astro.config.mjs and src/content/. ${NOTHING}`,
    )
  );
}

async function main() {
  const {values, positionals} = readArguments();
  if (values.help) return console.log(USAGE);
  if (positionals.length > 1)
    fail(`Name one folder; one with spaces goes between quotes. ${NOTHING}`);
  const folder = folderOf(positionals[0]);
  if (!values['dry-run'] && !values.force) refuseUncommitted();
  const files = new SourceFiles(folder, values.skip);
  const kind = siteKindOf(files, values.kind);

  console.log(`Reading the ${kind} site in ${folder} …`);
  const plan = await planChecked(SITE, files, kind);
  if (files.refused.length > 0) {
    fail(
      `The import cannot go on:\n${listProblems(files.refused)}\n\nMend these files, or leave each out with --skip <path>. ${NOTHING}`,
    );
  }
  if (plan.texts.length === 0) fail(`There is no post and no guide in ${folder}. ${NOTHING}`);

  const outcomes = outcomesOf(SITE, plan);
  const written = outcomes
    .filter(({is}) => is === 'new' || is === 'changed')
    .map(({change}) => change);
  if (values['dry-run']) {
    for (const {change, is} of outcomes)
      console.log(`${is.padEnd(8)} ${change.file}  (${change.what})`);
    for (const [from, to] of plan.redirects) console.log(`redirect ${from} → ${to}`);
    console.log(`\n${summary(plan, outcomes)}\n${differing(outcomes)}`);
    if (plan.notes.length > 0) console.log(fullReport(plan, folder));
    return console.log(NOTHING);
  }
  writeAll(SITE, written);
  if (plan.notes.length > 0)
    fs.writeFileSync(path.join(SITE, REPORT_FILE), fullReport(plan, folder));
  console.log(`\n${summary(plan, outcomes)}\n${differing(outcomes)}`);
  if (written.length === 0) return;
  console.log(
    `Check the site with npm run check, look at it with npm start. To undo the import:\n  git restore . && git clean -fdq blog docs i18n static src/config`,
  );
}

main().catch((error: unknown) => {
  fail(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n${NOTHING}`);
});
