import fs from 'node:fs';
import path from 'node:path';

import {ownerOf} from './ownership';

/** What a command leaves in a site's folder. It stays when the site is laid again. */
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

/** An author's own settings: another site must not build with them. */
const ENVIRONMENT_FILE = /^\.env(\.(?!example$).*)?$/;

type LaidSite = {
  /** The repository that the engine and the shared files come from. */
  readonly root: string;
  /** The folder with the author's files; the repository itself makes a copy of its own site. */
  readonly author: string;
  /** The folder to lay the site into. What is there already is replaced. */
  readonly to: string;
  /** Whose packages it has: links to those of `root` (the default), or what is installed there. */
  readonly packages?: 'linked' | 'own';
};

/** The files below a folder that `isWanted`, relative to it, with forward slashes. */
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
 * Links the packages of a repository one by one: caches in `node_modules/.cache`
 * stay the site's own.
 */
function linkPackages(root: string, to: string): void {
  const folder = path.join(to, 'node_modules');
  fs.mkdirSync(folder, {recursive: true});
  for (const entry of fs.readdirSync(path.join(root, 'node_modules'))) {
    const link = path.join(folder, entry);
    if (entry === '.cache' || fs.existsSync(link)) continue;
    fs.symlinkSync(path.resolve(root, 'node_modules', entry), link, 'junction');
  }
}

/**
 * Makes a whole site: the engine and the shared files of a repository, with the
 * author's files of another folder. Only files that differ are written, so that
 * caches of earlier builds still serve.
 */
export function laySite({root, author, to, packages = 'linked'}: LaidSite): void {
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
