import '../utils/node-version';

import fs from 'node:fs';
import path from 'node:path';

import {assertCommitted, openGit} from '../utils/git';
import {listProblems} from '../utils/problems';
import {writeChanges} from './lib/changes';
import {SourceFiles} from './lib/import/files';
import {planImport} from './lib/import/plan';
import {count, fail, readArguments, runScript} from './lib/terminal';

const SITE = process.cwd();
const REPORT_FILE = 'import-report.txt';

const USAGE = `Imports the posts and guides of another site. The other site is not changed.

  npm run import -- <folder>    a Docusaurus, Hugo, Jekyll, Hexo or Astro site, an Obsidian vault,
                                or a folder of Markdown
  --help`;

function folderOf([name = '', ...others]: string[]): string {
  if (name === '' || others.length > 0)
    fail(
      'Pass one folder, in quotes if its name contains spaces: npm run import -- "../old blog".',
    );
  const folder = path.resolve(name);
  if (!fs.statSync(folder, {throwIfNoEntry: false})?.isDirectory())
    fail(`Folder not found: ${name}. Check the path.`);
  if (fs.realpathSync(folder) === fs.realpathSync(SITE))
    fail(`${name} is this site itself. Pass the other site's folder.`);
  return folder;
}

async function main() {
  const folder = folderOf(readArguments({}, USAGE).positionals);
  assertCommitted(openGit(SITE), 'Commit or stash them first, so that git can undo the import.');
  console.log(`Reading ${folder} …`);
  const {changes, items, redirects, problems} = await planImport(SITE, new SourceFiles(folder));
  const report = `Not fully imported from ${folder}:\n\n${listProblems(problems)}\n`;
  const reported = {file: REPORT_FILE, content: problems.length > 0 ? report : undefined};
  await writeChanges(SITE, [...changes, reported]);
  const [posts, guides] = ['post', 'guide'].map((kind) => {
    const urls = items.flatMap((item) => (item.kind === kind ? item.newUrl : []));
    return count(new Set(urls).size, kind);
  });
  console.log(
    `\n${posts} and ${guides}, ${count(redirects.size, 'redirect')}; ${count(changes.length, 'file')} written.`,
  );
  console.log(
    problems.length > 0
      ? `${count(problems.length, 'item')} not fully imported: see ${REPORT_FILE}.`
      : 'Everything was imported.',
  );
  console.log(
    changes.length > 0
      ? '\nCheck the site with npm run check, and preview it with npm start. To undo the import:\n  git restore . && git clean -fdq blog docs i18n static src/config'
      : 'This site already has all of these files.',
  );
}

runScript(main, ' Nothing was written.');
