import fs from 'node:fs';
import path from 'node:path';

import {loadFreshModule} from '@docusaurus/utils';

import {filesUnder} from '../../src/plugins/content/check/files';
import {presentSections} from '../../src/plugins/content/sections/present';
import {defaultLocale} from '../../src/lib/locales';
import {authorPaths, sharedPaths} from './ownership';

const CONFIG = 'src/config';
const PROJECTS = 'src/data/projects.ts';
const COMMUNITY = 'src/data/community.ts';

/**
 * The values that the development server reads only at startup, by the file or folder that holds
 * them.
 */
export type ServerSettings = ReadonlyMap<string, string>;

const readIfThere = (file: string) =>
  fs.existsSync(file) && fs.statSync(file).isFile() ? fs.readFileSync(file, 'utf8') : '';

/**
 * Creates a function that loads a data file when it has changed. If the file has an error, it
 * returns the last valid data.
 */
function dataReader(siteDir: string) {
  const read = new Map<string, {readonly savedAt: number; readonly data: object}>();
  return async (file: string): Promise<object> => {
    const absolute = path.join(siteDir, file);
    const savedAt = fs.existsSync(absolute) ? fs.statSync(absolute).mtimeMs : 0;
    const last = read.get(file);
    if (last?.savedAt === savedAt) return last.data;
    const data = await loadFreshModule(absolute).then(
      (module) => module as object,
      () => last?.data ?? {},
    );
    read.set(file, {savedAt, data});
    return data;
  };
}

/**
 * Creates a function that reads what the development server loads at startup and does not watch:
 * the settings, the environment file, and which sections have content.
 */
export function settingsReader(siteDir: string): () => Promise<ServerSettings> {
  const readData = dataReader(siteDir);
  return async () => {
    const config = path.join(siteDir, CONFIG);
    const files = fs.existsSync(config) ? fs.readdirSync(config).sort() : [];
    const present = presentSections(
      {siteDir, locale: defaultLocale, showsDrafts: true, now: Date.now()},
      {showcase: await readData(PROJECTS), community: await readData(COMMUNITY)},
    );
    return new Map([
      ...files.map((name) => [`${CONFIG}/${name}`, readIfThere(path.join(config, name))] as const),
      ['.env', readIfThere(path.join(siteDir, '.env'))],
      ['blog', String(present.posts)],
      ['docs', String(present.guides)],
      [PROJECTS, String(present.projects)],
      [COMMUNITY, String(present.community)],
    ]);
  };
}

/** Returns the files and folders whose values differ. */
export function changedSettings(before: ServerSettings, after: ServerSettings): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
}

/** Returns the modification times of all files that an author edits, as one text to compare. */
export function filesState(siteDir: string): string {
  const files = [...authorPaths, ...sharedPaths].flatMap((place) =>
    place.endsWith('/') ? filesUnder(siteDir, place.slice(0, -1)) : [place],
  );
  const savedAt = (file: string) =>
    fs.statSync(path.join(siteDir, file), {throwIfNoEntry: false})?.mtimeMs;
  return files.map((file) => `${file} ${savedAt(file)}`).join('\n');
}
