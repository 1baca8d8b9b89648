import fs from 'node:fs';
import path from 'node:path';

import {globSync} from 'tinyglobby';

import {authorPaths, sharedPaths} from '../ownership';

/** Returns the modification times of files, as one string to compare. */
function timesOf(siteDir: string, patterns: readonly string[]): string {
  const files = globSync([...patterns], {cwd: siteDir, dot: true}).sort();
  const timeOf = (file: string) =>
    fs.statSync(path.join(siteDir, file), {throwIfNoEntry: false})?.mtimeMs;
  return files.map((file) => `${file} ${timeOf(file)}`).join('\n');
}

/** Returns a string that changes with any file of the author. */
export const filesState = (siteDir: string): string =>
  timesOf(
    siteDir,
    [...authorPaths, ...sharedPaths].map((place) => place.replace(/\/$/, '/**')),
  );

/**
 * Returns a string that changes with everything that the dev server only reads at startup: settings,
 * `.env`, and which sections have content, because the navigation does not link to empty ones.
 */
export function settingsState(siteDir: string): string {
  const sections = ['blog', 'docs'].map(
    (folder) => globSync(`${folder}/**/*.{md,mdx}`, {cwd: siteDir}).length > 0,
  );
  const emptyLists = ['projects', 'community'].map((name) => {
    const file = path.join(siteDir, 'src', 'data', `${name}.ts`);
    return fs.existsSync(file) && fs.readFileSync(file, 'utf8').match(/\[\s*\]/g)?.length;
  });
  return JSON.stringify([timesOf(siteDir, ['src/config/**', '.env']), sections, emptyLists]);
}
