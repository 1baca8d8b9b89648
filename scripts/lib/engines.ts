import fs from 'node:fs';

import {installDebianPackages} from './chromium';

/** Another browser engine that the tests of `tests/engines` run in. */
export type Engine = {
  readonly name: string;
  /** Programs that it needs; of each list, the first that is there. */
  readonly programs: readonly (readonly string[])[];
  /** The Debian packages that bring them. */
  readonly packages: readonly string[];
};

const inPath = (program: string) =>
  (process.env.PATH ?? '').split(':').map((folder) => `${folder}/${program}`);

export const firefox: Engine = {
  name: 'firefox',
  programs: [
    [
      process.env.FIREFOX_PATH ?? '',
      ...inPath('firefox-esr'),
      ...inPath('firefox'),
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
  ],
  packages: ['firefox-esr'],
};

export const webkit: Engine = {
  name: 'webkit',
  programs: [inPath('WebKitWebDriver'), inPath('Xvfb')],
  packages: ['webkit2gtk-driver', 'xvfb'],
};

/**
 * Returns the program that drives the engine, or `undefined` if something that it needs is missing.
 */
export function findEngine({programs}: Engine): string | undefined {
  const found = programs.map((names) => names.find((file) => file !== '' && fs.existsSync(file)));
  return found.includes(undefined) ? undefined : found[0];
}

/**
 * Installs the engines that are missing, as root on Debian. Returns a line for each that is still
 * missing, which says how to get it.
 */
export async function ensureEngines(): Promise<string[]> {
  const engines = [firefox, webkit];
  const missing = engines.filter((engine) => !findEngine(engine));
  if (missing.length > 0) await installDebianPackages(missing.flatMap(({packages}) => packages));
  return engines
    .filter((engine) => !findEngine(engine))
    .map(
      ({name, packages}) =>
        `skipped: ${name} (not found; Debian: apt install ${packages.join(' ')})`,
    );
}
