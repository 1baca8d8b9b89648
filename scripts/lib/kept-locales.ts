/** Languages of the built site that need not be built again. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {defaultLocale, localePath, locales, type Locale} from '../../src/plugins/shared/locales';
import {LOCALES_CACHE} from '../../src/plugins/build-inputs/file';
import {RECORDS_FOLDER} from '../../src/plugins/search/emit';

const BUILD = 'build';

type Kept = {
  /** Hash of what the language was built from. */
  readonly inputs: string;
  /** Hash of the list of files that came out. */
  readonly output: string;
};

/** What a build leaves outside `build`, for uploading. */
const records = (locale: Locale) => path.join('.docusaurus', RECORDS_FOLDER, `${locale}.json`);
const outDir = (locale: Locale) => path.join(BUILD, localePath(locale));
const recordFile = (siteDir: string, locale: Locale) =>
  path.join(siteDir, LOCALES_CACHE, `${locale}.json`);

/**
 * A hash of names, sizes and times of all files of a built language: another
 * build or a hand that has been there since shows. `undefined` where nothing is built.
 */
function outputOf(siteDir: string, locale: Locale): string | undefined {
  const root = path.join(siteDir, outDir(locale));
  if (!fs.existsSync(path.join(root, 'index.html'))) return undefined;
  const isOther = (file: string) =>
    locale === defaultLocale && locales.some((each) => file.startsWith(each + path.sep));
  const hash = createHash('sha256');
  const add = (file: string) => {
    const stat = fs.statSync(path.join(siteDir, file), {throwIfNoEntry: false});
    if (stat?.isFile()) hash.update(`${file}\0${stat.size}\0${stat.mtimeMs}\0`);
  };
  const files = fs.readdirSync(root, {recursive: true, encoding: 'utf8'}).sort();
  for (const file of files) if (!isOther(file)) add(path.join(outDir(locale), file));
  add(records(locale));
  return hash.digest('base64');
}

/** Whether a language stands in `build` as it was built from just these inputs. */
export function isKept(siteDir: string, locale: Locale, inputs: string): boolean {
  try {
    const kept = JSON.parse(fs.readFileSync(recordFile(siteDir, locale), 'utf8')) as Partial<Kept>;
    return kept.inputs === inputs && kept.output === outputOf(siteDir, locale);
  } catch {
    // Nothing was kept, or what was kept cannot be read: it is built again
    return false;
  }
}

/** Writes down from what a language that stands in `build` was built. */
export function keep(siteDir: string, locale: Locale, inputs: string): void {
  const output = outputOf(siteDir, locale);
  if (output === undefined) return;
  const file = recordFile(siteDir, locale);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, JSON.stringify({inputs, output} satisfies Kept));
}

/** Where a built language waits; on the disk of `build`, so that moving it takes no time. */
const aside = (siteDir: string, locale: Locale) =>
  path.join(siteDir, '.docusaurus', 'kept-locales', locale);

/**
 * Moves built languages out of the way of a build of the default one, which
 * empties the folder that they are in.
 *
 * @returns those that could be moved
 */
export function putAside(siteDir: string, others: readonly Locale[]): readonly Locale[] {
  return others.filter((locale) => {
    const place = aside(siteDir, locale);
    try {
      fs.rmSync(place, {recursive: true, force: true});
      fs.mkdirSync(path.dirname(place), {recursive: true});
      fs.renameSync(path.join(siteDir, outDir(locale)), place);
      return true;
    } catch {
      // Another disk, or another program holds a file: it is built again
      return false;
    }
  });
}

/** Puts every language back that waits: after a build, and before one where the last was cut off. */
export function putBack(siteDir: string): void {
  for (const locale of locales) {
    const built = path.join(siteDir, outDir(locale));
    if (!fs.existsSync(aside(siteDir, locale)) || fs.existsSync(built)) continue;
    fs.mkdirSync(path.dirname(built), {recursive: true});
    fs.renameSync(aside(siteDir, locale), built);
  }
}
