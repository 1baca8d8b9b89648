import fs from 'node:fs';
import path from 'node:path';

import {ownerOf} from './ownership';

/** Folders that commands create in a site. They stay when the site is assembled again. */
const LEFT_BY_COMMANDS = new Set([
  '.cache',
  '.docusaurus',
  '.git',
  'build',
  'node_modules',
  'test-results',
]);

/** Environment files hold an author's own settings. Another site must not build with them. */
const ENVIRONMENT_FILE = /^\.env(\.(?!example$).*)?$/;

/** Lists the files in a folder, relative to it and with forward slashes. */
function filesOf(folder: string): string[] {
  return fs
    .readdirSync(folder)
    .filter((name) => !LEFT_BY_COMMANDS.has(name) && !ENVIRONMENT_FILE.test(name))
    .flatMap((name) => {
      if (fs.statSync(path.join(folder, name)).isFile()) return [name];
      return fs
        .readdirSync(path.join(folder, name), {recursive: true, withFileTypes: true})
        .filter((entry) => !entry.isDirectory())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
    })
    .map((file) => file.split(path.sep).join('/'));
}

/**
 * Assembles a whole site from the engine files and shared files of this repository and the author's
 * files of another folder. Writes only files that differ, so that caches of earlier builds stay
 * valid.
 *
 * @param author the folder with the author's files; `.` copies this site
 * @param to the target folder. Existing site files are replaced.
 */
export function assembleSite(author: string, to: string): void {
  const sources = new Map([
    ...filesOf('.').flatMap((file) => (ownerOf(file) === 'author' ? [] : [[file, '.'] as const])),
    ...filesOf(author).flatMap((file) =>
      ownerOf(file) === 'author' ? [[file, author] as const] : [],
    ),
  ]);
  fs.mkdirSync(to, {recursive: true});
  for (const file of filesOf(to)) if (!sources.has(file)) fs.rmSync(path.join(to, file));
  for (const [file, from] of sources) {
    const content = fs.readFileSync(path.join(from, file));
    const target = path.join(to, file);
    if (fs.existsSync(target) && fs.readFileSync(target).equals(content)) continue;
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, content);
  }
  // Each package is a link, but not `node_modules` itself: the site has its own `node_modules/.cache`
  fs.mkdirSync(path.join(to, 'node_modules'), {recursive: true});
  for (const entry of fs.readdirSync('node_modules')) {
    const link = path.join(to, 'node_modules', entry);
    if (entry === '.cache' || fs.existsSync(link)) continue;
    // A package that is no longer there left a link to nothing
    fs.rmSync(link, {force: true});
    fs.symlinkSync(path.resolve('node_modules', entry), link, 'junction');
  }
}
