import fs from 'node:fs';
import path from 'node:path';

import {ownerOf} from './ownership';

/** Folders that commands create in a site. They stay when the site is assembled again. */
const LEFT_BY_COMMANDS: ReadonlySet<string> = new Set([
  '.cache',
  '.docusaurus',
  '.docusaurus-hosted',
  '.git',
  'build',
  'coverage',
  'node_modules',
  'playwright-report',
  'test-results',
]);

/** Environment files hold an author's own settings. Another site must not build with them. */
const ENVIRONMENT_FILE = /^\.env(\.(?!example$).*)?$/;

type AssembleOptions = {
  /** The repository that engine files and shared files come from. */
  readonly root: string;
  /** The folder with the author's files. Use the repository itself to copy its own site. */
  readonly author: string;
  /** The target folder. Existing site files are replaced. */
  readonly to: string;
  /** Whose packages it has: links to those of `root` (the default), or what is installed there. */
  readonly packages?: 'linked' | 'own';
};

/**
 * Lists the files in a folder that match `isWanted`. Paths are relative to the folder, with forward
 * slashes.
 */
function filesOf(folder: string, isWanted: (file: string) => boolean): string[] {
  const walk = (below: string): string[] =>
    fs.readdirSync(path.join(folder, below), {withFileTypes: true}).flatMap((entry) => {
      const file = below === '' ? entry.name : `${below}/${entry.name}`;
      if (below === '' && (LEFT_BY_COMMANDS.has(file) || ENVIRONMENT_FILE.test(file))) return [];
      if (entry.isDirectory()) return walk(file);
      return isWanted(file) ? [file] : [];
    });
  return walk('');
}

/**
 * Links each package of the repository. The folder `node_modules` itself is not a link, so that the
 * site has its own `node_modules/.cache`.
 */
export function linkPackages(root: string, to: string): void {
  const folder = path.join(to, 'node_modules');
  fs.mkdirSync(folder, {recursive: true});
  for (const entry of fs.readdirSync(path.join(root, 'node_modules'))) {
    const link = path.join(folder, entry);
    if (entry === '.cache' || fs.existsSync(link)) continue;
    fs.symlinkSync(path.resolve(root, 'node_modules', entry), link, 'junction');
  }
}

/**
 * Assembles a whole site from the engine files and shared files of a repository and the author's
 * files of another folder. Writes only files that differ, so that caches of earlier builds stay
 * valid.
 */
export function assembleSite({root, author, to, packages = 'linked'}: AssembleOptions): void {
  const sources = new Map([
    ...filesOf(root, (file) => ownerOf(file) !== 'author').map((file) => [file, root] as const),
    ...filesOf(author, (file) => ownerOf(file) === 'author').map((file) => [file, author] as const),
  ]);
  fs.mkdirSync(to, {recursive: true});
  for (const file of filesOf(to, () => true)) {
    if (!sources.has(file)) fs.rmSync(path.join(to, file));
  }
  for (const [file, from] of sources) {
    const content = fs.readFileSync(path.join(from, file));
    const target = path.join(to, file);
    if (fs.existsSync(target) && fs.readFileSync(target).equals(content)) continue;
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, content);
  }
  if (packages === 'linked') linkPackages(root, to);
}
