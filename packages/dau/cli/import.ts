import '../utils/node-version';

import fs from 'node:fs';
import path from 'node:path';

import {allowedHosts} from '../../../src/config/hosts';
import {contentProblems} from '../features/content-check/check';
import {assertCommitted, openGit} from '../utils/git';
import {errorsOf, listKinds, type Problem} from '../utils/problems';
import {PartlyWrittenError, writeChanges} from './lib/file-changes';
import {SourceFiles} from './lib/import/files';
import {planImport} from './lib/import/plan';
import {count, fail, readArguments, runScript} from './lib/terminal';

const SITE = process.cwd();
const REPORT_FILE = 'import-report.txt';
/** How many places the terminal shows for each kind of problem. The report lists all of them. */
const SHOWN_PLACES = 3;
const UNDO = 'git restore . && git clean -fdq blog docs i18n static src';
const COMMIT = `To remove the files of an earlier import:\n  ${UNDO}\nOtherwise, commit them, or stash them (git stash --include-untracked), so that git can undo the import.`;
const NEXT = `Check the site with npm run check, and preview it with npm start. To undo the import:\n  ${UNDO}`;

const USAGE = `Imports the posts, guides and pages of another site. The other site is not changed.

  npm run import -- <folder>    a Docusaurus, Hugo, Jekyll, Hexo, Astro or Quartz site, an Obsidian
                                vault, Hashnode's GitHub backup, or a folder of Markdown
  --help`;

function folderOf([name = '', ...others]: string[]): string {
  if (name === '' || others.length > 0)
    fail('Pass one folder, in quotes if it contains spaces: npm run import -- "../old blog".');
  const folder = path.resolve(name);
  const stats = fs.statSync(folder, {throwIfNoEntry: false});
  if (!stats?.isDirectory())
    fail(`${name} ${stats ? 'is a file' : 'does not exist'}. Pass the path of a folder.`);
  if (fs.realpathSync(folder) === fs.realpathSync(SITE))
    fail(`${name} is this site itself. Pass the other site's folder.`);
  return folder;
}

type Section = readonly [title: string, problems: readonly Problem[]];

/** Lists the problems of each section that has any. */
const listSections = (sections: readonly Section[], limit?: number) =>
  sections
    .filter(([, problems]) => problems.length > 0)
    .map(([title, problems]) => `${title}\n\n${listKinds(problems, limit)}`)
    .join('\n');

/** Checks the imported files, writes the report, and prints its start. */
async function report(folder: string, imported: readonly string[], problems: readonly Problem[]) {
  const all = await contentProblems(SITE, allowedHosts);
  const found = all.filter(({file}) => imported.includes(file));
  const errors = errorsOf(found, false);
  const warnings = found.filter(({severity}) => severity === 'warning');
  const printed: Section[] = [
    [`${count(problems.length, 'item')} not fully imported from ${folder}:`, problems],
    ['Errors in the imported files, which stop a build:', errors],
  ];
  const content = listSections([...printed, ['Warnings in the imported files:', warnings]]);
  // Replaces or deletes the report of an earlier import
  await writeChanges(SITE, [{file: REPORT_FILE, content: content || undefined}]);
  const shown = listSections(printed, SHOWN_PLACES);
  console.log(shown && `\n${shown}`);
  if (problems.length === 0) console.log('Every post, guide and page was imported in full.');
  console.log(
    `The content check found ${count(errors.length, 'error')} and ${count(warnings.length, 'warning')} in the imported files.`,
  );
  if (content)
    console.log(`${REPORT_FILE} lists every item, error and warning, with file and line.`);
}

async function main() {
  const {positionals} = readArguments({}, USAGE);
  const folder = folderOf(positionals);
  assertCommitted(openGit(SITE), COMMIT);
  console.log(`Reading ${folder} …`);
  const files = new SourceFiles(folder);
  const {changes, items, redirects, problems} = await planImport(SITE, files, allowedHosts.media);
  await writeChanges(SITE, changes);
  const [posts, guides, pages] = ['post', 'guide', 'page'].map((kind) => {
    const urls = items.flatMap((item) => (item.kind === kind ? item.newUrl : []));
    return count(new Set(urls).size, kind);
  });
  console.log(
    `\n${posts}, ${guides} and ${pages}, ${count(redirects.size, 'redirect')}; ${count(changes.length, 'file')} written.`,
  );
  const imported = [...items.map(({target}) => target), ...changes.map(({file}) => file)];
  await report(folder, imported, problems).catch(({message}: Error) => {
    throw new PartlyWrittenError(`The files were imported, but not checked: ${message}`);
  });
  console.log(
    changes.length > 0 ? `\n${NEXT}` : 'This site already has these files, so none was written.',
  );
}

runScript(main, ' Nothing was written.');
