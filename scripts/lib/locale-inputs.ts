/** What the build of a language is made from, to tell whether it must be built again. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import type {Locale} from '../../src/plugins/shared/locales';
import {bundledTextsFile} from '../../src/plugins/build-inputs/file';
import {contentFiles} from '../../src/plugins/content-check/files';
import {parseFrontMatter} from '../../src/plugins/content-check/yaml';
import {historyState} from '../../src/plugins/shared/history';
import {INSTALLED} from '../../src/plugins/shared/kept-results';
import {foreignTexts} from '../../src/plugins/shared/languages';

/** In the site's folder, but nothing that a site is made from. What is installed counts by its list. */
export const NOT_SOURCES: ReadonlySet<string> = new Set([
  '.cache',
  '.docusaurus',
  '.docusaurus-hosted',
  '.git',
  'build',
  'coverage',
  'playwright-report',
  'test-results',
]);

/** Hashes of a file. */
type Source = {
  readonly whole: string;
  /** Of its front matter, if it is a text. */
  readonly facts?: string;
  /** A text with a date that is still to come; a build at another moment may show it. */
  readonly isScheduled?: boolean;
};

/** The state of everything that a build may read, at one moment. */
export type Sources = {
  readonly siteDir: string;
  readonly files: ReadonlyMap<string, Source>;
  /** Hash of what counts beside files. */
  readonly surroundings: string;
};

/** What differs between two terminals or two commands of npm, and is not meant for a build. */
const NOT_FOR_BUILDS =
  /^(_|npm_.*|COLOR|COLUMNS|INIT_CWD|LINES|OLDPWD|PWD|SHLVL|TERM.*|WINDOWID|.*SESSION.*)$/;

const hashOf = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64');
};

/** What a text says about itself; all of it counts where that cannot be read. */
function readFacts(
  file: string,
  content: Buffer,
  now: Date,
): Pick<Source, 'facts' | 'isScheduled'> {
  const parsed = parseFrontMatter(file, content.toString());
  if (!('fields' in parsed)) return {facts: hashOf(content)};
  const {date} = parsed.fields;
  return {
    facts: hashOf(JSON.stringify(parsed.fields)),
    ...(typeof date === 'string' && {isScheduled: Date.parse(date) > now.getTime()}),
  };
}

/**
 * Reads all that a build may depend on: every file of the site, the packages,
 * the environment, the last commit, the day, and which texts are not yet due.
 *
 * @returns `undefined` where it cannot be told which packages are installed
 *   (npm has installed them elsewhere, or something other than npm).
 *
 * @param environment the variables, with those of the `.env` file
 */
export function readSources(
  siteDir: string,
  environment: Readonly<Record<string, string | undefined>>,
  now: Date,
): Sources | undefined {
  const installed = path.join(siteDir, INSTALLED);
  if (!fs.existsSync(installed)) return undefined;
  const texts = new Set(contentFiles(siteDir).map(({file}) => file));
  const files = new Map<string, Source>();
  const folders = new Set<string>();
  const readFile = (file: string) => {
    const content = fs.readFileSync(path.join(siteDir, file));
    files.set(file, {
      whole: hashOf(content),
      ...(texts.has(file) && readFacts(file, content, now)),
    });
  };
  const readFolder = (folder: string) => {
    const real = fs.realpathSync(path.join(siteDir, folder));
    // A link may lead back to where it is
    if (folders.has(real)) {
      files.set(folder, {whole: real});
      return;
    }
    folders.add(real);
    for (const name of fs.readdirSync(path.join(siteDir, folder))) {
      const file = path.posix.join(folder, name);
      if (NOT_SOURCES.has(file) || name === 'node_modules') continue;
      try {
        const stat = fs.statSync(path.join(siteDir, file));
        if (stat.isDirectory()) readFolder(file);
        else if (stat.isFile()) readFile(file);
      } catch (error) {
        // What cannot be read here may be nothing to the build: that is for the build to say
        files.set(file, {whole: String((error as NodeJS.ErrnoException).code)});
      }
    }
  };
  readFolder('');
  const variables = Object.entries(environment)
    .filter(([name]) => !NOT_FOR_BUILDS.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const surroundings = hashOf(
    process.version,
    fs.readFileSync(installed),
    JSON.stringify(variables),
    historyState(siteDir) ?? '',
    now.toISOString().slice(0, '2026-01-01'.length),
  );
  return {siteDir, files, surroundings};
}

/** The texts that the bundler read in the last build of a language; `undefined` if that is not known. */
function bundledTexts(siteDir: string, locale: Locale): ReadonlySet<string> | undefined {
  try {
    const text = fs.readFileSync(path.join(siteDir, bundledTextsFile(locale)), 'utf8');
    return new Set(JSON.parse(text) as string[]);
  } catch {
    return undefined;
  }
}

/**
 * One hash of everything that the build of a language depends on. Of a text
 * that there is in this language too, and that the bundler did not read for it,
 * only the front matter counts: lists of languages come from there.
 */
export function hashInputs({siteDir, files, surroundings}: Sources, locale: Locale): string {
  const read = bundledTexts(siteDir, locale);
  const foreign = foreignTexts(siteDir, locale);
  const parts = [...files].map(([file, {whole, facts, isScheduled}]) => [
    file,
    facts !== undefined && foreign.has(file) && read?.has(file) === false ? facts : whole,
    isScheduled,
  ]);
  return hashOf(surroundings, JSON.stringify(parts));
}
