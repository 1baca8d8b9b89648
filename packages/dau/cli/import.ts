import fs from 'node:fs';
import path from 'node:path';

import {assertCommitted, openGit} from '../utils/git';
import {listProblems} from '../utils/problems';
import {writeChanges} from './lib/file-changes';
import {SourceFiles} from './lib/import/files';
import {planImport} from './lib/import/plan';
import {count, fail, readArguments, runScript} from './lib/terminal';

const SITE = process.cwd();
const REPORT_FILE = 'import-report.txt';
const UNDO = 'git restore . && git clean -fdq blog docs i18n static src';
const COMMIT = `To remove the files of an earlier import:\n  ${UNDO}\nOtherwise, commit them, or stash them (git stash --include-untracked), so that git can undo the import.`;
const NEXT = `Check the site with npm run check, and preview it with npm start. To undo the import:\n  ${UNDO}`;

const USAGE = `Imports the posts and guides of another site. The other site is not changed.

  npm run import -- <folder>    a Docusaurus, Hugo, Jekyll, Hexo, Astro or Quartz site, an Obsidian
                                vault, Hashnode's GitHub backup, or a folder of Markdown
  --help`;

async function main() {
  const [name = '', ...others] = readArguments({}, USAGE).positionals;
  const folder = path.resolve(name);
  const isFolder = fs.statSync(folder, {throwIfNoEntry: false})?.isDirectory();
  if (!isFolder || fs.realpathSync(folder) === fs.realpathSync(SITE) || others.length > 0)
    fail('Pass the folder of another site, in quotes if it contains spaces: "../old blog".');
  assertCommitted(openGit(SITE), COMMIT);
  console.log(`Reading ${folder} …`);
  const {changes, redirects, problems} = await planImport(SITE, new SourceFiles(folder));
  const byKind = [...problems].sort((one, other) => one.problem.localeCompare(other.problem));
  const content = problems.length > 0 ? `${listProblems(byKind)}\n` : undefined;
  // Replaces or deletes the report of an earlier import
  await writeChanges(SITE, [...changes, {file: REPORT_FILE, content}]);
  console.log(`\n${count(changes.length, 'file')} written, ${count(redirects.size, 'redirect')}.`);
  if (content)
    console.log(
      `${REPORT_FILE} lists ${count(problems.length, 'item')} that could not be imported fully.`,
    );
  console.log(`\n${NEXT}`);
}

runScript(main, ' Nothing was written.');
