/**
 * `npm run build`: builds the default language and the others at the same time. Docusaurus builds one after
 * another, and uses one core most of the time. With options, this is `docusaurus build`.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {defaultLocale, locales} from '../settings/locales';
import {isKnownDocusaurus} from '../utils/docusaurus-messages';
import {BUILD_DIR, capture, run, runScript} from './lib/terminal';

const GENERATED = '.docusaurus';
/** Not a part of {@link BUILD_DIR}, which Docusaurus empties before it writes the default language. */
const OTHERS_DIR = path.join(GENERATED, 'others-built');

const command = (outDir: string, languages: readonly string[]) =>
  [
    process.execPath,
    [
      // With V8's default of 16 MB, garbage collection takes more time
      '--max-semi-space-size=64',
      path.join(__dirname, 'lib/build-languages.mjs'),
      outDir,
      ...languages,
    ],
  ] as const;

async function main(): Promise<void> {
  const options = process.argv.slice(2);
  const others = locales.filter((locale) => locale !== defaultLocale);
  const isPossible = options.length === 0 && others.length > 0;
  if (!isPossible || !isKnownDocusaurus('The languages are built one after another.')) {
    process.exitCode = await run('docusaurus', ['build', ...options]);
    return;
  }
  // Docusaurus' processes would render with two threads each, and each thread loads all pages' code
  if (locales.length === 2 && os.availableParallelism() < 4)
    process.env.DOCUSAURUS_SSG_WORKER_THREAD_COUNT ??= '1';
  // An earlier build that failed may have left files
  fs.rmSync(OTHERS_DIR, {recursive: true, force: true});
  const [code, rest] = await Promise.all([
    run(...command(BUILD_DIR, [defaultLocale])),
    capture(...command(OTHERS_DIR, others), {
      env: {
        // Two processes must not write to the same folder
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(GENERATED, 'others'),
        // The first process prints the warnings about all other files
        CHECK_FOLDER: 'i18n/',
        ...(process.stdout.isTTY && {FORCE_COLOR: '1'}),
      },
    }),
  ]);
  // If the first process fails, the other one usually reports the same error
  if (code === 0) console.log(rest.output.replaceAll(OTHERS_DIR, BUILD_DIR));
  process.exitCode = code || rest.code;
  if (process.exitCode) return;
  for (const name of fs.readdirSync(OTHERS_DIR)) {
    const [from, to] = [path.join(OTHERS_DIR, name), path.join(fs.realpathSync(BUILD_DIR), name)];
    try {
      fs.renameSync(from, to);
    } catch {
      // The build folder may be a link to another disk, or contain files from `static/en`
      fs.cpSync(from, to, {recursive: true});
    }
  }
  fs.rmSync(OTHERS_DIR, {recursive: true});
}

runScript(main);
