/**
 * Imports the posts and guides of another site: Docusaurus, Hugo, Jekyll, Hexo, Astro, an Obsidian
 * vault, or a folder of Markdown.
 *
 *     npm run import -- ../old-site --dry-run
 *     npm run import -- ../old-site
 */
import '../src/lib/node-version';

import fs from 'node:fs';
import path from 'node:path';

import {writeChanges} from './lib/changes';
import {SourceFiles} from './lib/import/files';
import {planImport} from './lib/import/plan';
import {fullReport, outcomesOf, REPORT_FILE, summary} from './lib/import/report';
import {readArguments, runScript} from './lib/terminal';
import {assertCommitted, openGit} from '../src/lib/git';

const SITE = process.cwd();

const USAGE = `Imports the posts and guides of another site. The other site is not changed.

  npm run import -- <folder>    a Docusaurus, Hugo, Jekyll, Hexo or Astro site, an Obsidian vault,
                                or a folder of Markdown

  --dry-run    prints what would be written, and writes nothing
  --help`;

function folderOf([name, ...others]: string[]): string {
  if (name === undefined || others.length > 0)
    throw new Error(`Name one folder; put it in quotes if it contains spaces.\n\n${USAGE}\n\n`);
  const folder = path.resolve(name);
  if (!fs.statSync(folder, {throwIfNoEntry: false})?.isDirectory())
    throw new Error(`Folder not found: ${name}. Check the path.`);
  if (fs.realpathSync(folder) === fs.realpathSync(SITE))
    throw new Error(`${name} is this site itself. Name the folder of the other site.`);
  return folder;
}

async function main() {
  const {values, positionals} = readArguments({'dry-run': {type: 'boolean'}}, USAGE);
  const folder = folderOf(positionals);
  if (!values['dry-run'])
    assertCommitted(openGit(SITE), 'Commit or stash them first, so that git can undo the import.');
  console.log(`Reading ${folder} …`);
  const plan = await planImport(SITE, new SourceFiles(folder));
  const outcomes = outcomesOf(SITE, plan);
  const report = plan.problems.length > 0 ? fullReport(plan, folder) : '';
  if (values['dry-run']) {
    for (const {file, is} of outcomes) console.log(`${is.padEnd(8)} ${file}`);
    for (const [from, to] of plan.redirects) console.log(`redirect ${from} → ${to}`);
    return console.log(`\n${summary(plan, outcomes)}\n\n${report}\nNothing was written.`);
  }
  writeChanges(
    SITE,
    outcomes.filter(({is}) => is === 'new' || is === 'changed'),
  );
  if (report !== '') fs.writeFileSync(path.join(SITE, REPORT_FILE), report);
  console.log(
    `\n${summary(plan, outcomes)}\n\nCheck the site with npm run check, and see it with npm start. To undo the import:\n  git restore . && git clean -fdq blog docs i18n static src/config`,
  );
}

runScript(main, ' Nothing was written.');
