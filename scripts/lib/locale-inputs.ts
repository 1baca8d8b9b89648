/** What the build of a language is made from, to tell whether it must be built again. */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import type {Locale} from '../../src/config';
import {bundledTextsFile} from '../../src/plugins/build-inputs/file';
import {contentFiles} from '../../src/plugins/content-check/files';
import {parseFrontMatter} from '../../src/plugins/content-check/yaml';
import {foreignTexts} from '../../src/plugins/shared/languages';

/** In the site's folder, but nothing that a site is made from. What is installed counts by its list. */
const NOT_SOURCES = new Set([
  '.cache',
  '.docusaurus',
  '.git',
  'build',
  'coverage',
  'playwright-report',
  'test-results',
]);

/** What npm has installed, to the exact version. */
const INSTALLED = 'node_modules/.package-lock.json';

/** Hashes of a file. */
type Source = {
  readonly whole: string;
  /** Of its front matter, if it is a text. */
  readonly facts?: string;
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

/** The commit that dates of last changes are read from. */
function headOf(siteDir: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD', '--is-shallow-repository'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    // No repository or no git: pages then have no such dates
    return '';
  }
}

/** A hash of what a text says about itself; of the whole text where that cannot be read. */
function factsOf(file: string, content: Buffer): string {
  const parsed = parseFrontMatter(file, content.toString());
  return 'fields' in parsed ? hashOf(JSON.stringify(parsed.fields)) : hashOf(content);
}

/**
 * Reads all that a build may depend on: every file of the site, the packages,
 * the environment, the last commit, and the day, on which texts come due.
 *
 * @param environment the variables, with those of the `.env` file
 */
export function readSources(
  siteDir: string,
  environment: Readonly<Record<string, string | undefined>>,
  now: Date,
): Sources {
  const texts = new Set(contentFiles(siteDir).map(({file}) => file));
  const files = new Map<string, Source>();
  const folders = new Set<string>();
  const read = (folder: string) => {
    // A link may lead back to where it is
    const real = fs.realpathSync(path.join(siteDir, folder));
    if (folders.has(real)) return;
    folders.add(real);
    for (const entry of fs.readdirSync(path.join(siteDir, folder), {withFileTypes: true})) {
      const file = path.posix.join(folder, entry.name);
      if (NOT_SOURCES.has(file) || entry.name === 'node_modules') continue;
      const stat = fs.statSync(path.join(siteDir, file), {throwIfNoEntry: false});
      if (stat?.isDirectory()) read(file);
      if (!stat?.isFile()) continue;
      const content = fs.readFileSync(path.join(siteDir, file));
      const whole = hashOf(content);
      files.set(file, texts.has(file) ? {whole, facts: factsOf(file, content)} : {whole});
    }
  };
  read('');
  const variables = Object.entries(environment)
    .filter(([name]) => !NOT_FOR_BUILDS.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const installed = path.join(siteDir, INSTALLED);
  const surroundings = hashOf(
    process.version,
    fs.existsSync(installed) ? fs.readFileSync(installed) : '',
    JSON.stringify(variables),
    headOf(siteDir),
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
  const parts = [...files].map(([file, {whole, facts}]) => [
    file,
    facts !== undefined && foreign.has(file) && read?.has(file) === false ? facts : whole,
  ]);
  return hashOf(surroundings, JSON.stringify(parts));
}
