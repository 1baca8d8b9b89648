import fs from 'node:fs';
import path from 'node:path';

import {globSync} from 'tinyglobby';

function timesOf(siteDir: string, patterns: readonly string[]): string {
  const files = globSync([...patterns], {cwd: siteDir, dot: true}).sort();
  const timeOf = (file: string) =>
    fs.statSync(path.join(siteDir, file), {throwIfNoEntry: false})?.mtimeMs;
  return files.map((file) => `${file} ${timeOf(file)}`).join('\n');
}

/** Returns a string that changes when one of the author's files changes. */
export const filesState = (siteDir: string): string =>
  timesOf(siteDir, ['*', '{blog,docs,i18n,src,static}/**']);

/**
 * Returns a string that changes when the dev servers must restart: when the settings or `.env` change,
 * when an authors file is created (Docusaurus watches only existing ones), and when a section gets its
 * first content (the navigation does not link to empty sections).
 */
export function settingsState(siteDir: string): string {
  const sections = ['blog', 'docs'].map(
    (folder) => globSync(`${folder}/**/*.{md,mdx}`, {cwd: siteDir}).length > 0,
  );
  const emptyLists = ['projects', 'community'].map((name) => {
    const file = path.join(siteDir, 'src', 'data', `${name}.ts`);
    return fs.existsSync(file) && fs.readFileSync(file, 'utf8').match(/\[\s*\]/g)?.length;
  });
  const authors = globSync(
    ['blog', 'i18n/*/*'].map((folder) => `${folder}/authors.{yml,yaml}`),
    {cwd: siteDir},
  ).sort();
  const times = timesOf(siteDir, ['src/config/**', '.env']);
  return JSON.stringify([times, sections, emptyLists, authors]);
}
