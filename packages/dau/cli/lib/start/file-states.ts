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

/** Returns how many lists in a file of `src/data` are empty. */
function emptyLists(siteDir: string, name: string): number {
  const file = path.join(siteDir, 'src/data', `${name}.ts`);
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  return text.match(/\[\s*\]/g)?.length ?? 0;
}

/**
 * Returns a string that changes when the dev servers must restart: when the settings or `.env` change,
 * when an authors file is created (Docusaurus watches only existing ones), and when a section gets its
 * first content (the navigation does not link to empty sections).
 */
export function settingsState(siteDir: string): string {
  const find = (patterns: string[]) => globSync(patterns, {cwd: siteDir});
  return JSON.stringify({
    settings: timesOf(siteDir, ['src/config/**', '.env']),
    authors: find(['{blog,i18n/*/*}/authors.{yml,yaml}']).sort(),
    hasPosts: find(['blog/**/*.{md,mdx}']).length > 0,
    hasGuides: find(['docs/**/*.{md,mdx}']).length > 0,
    emptyLists: ['projects', 'community'].map((name) => emptyLists(siteDir, name)),
  });
}
