import fs from 'node:fs';
import path from 'node:path';

import {openGit} from '../../src/lib/git';
import {ownerOf} from './ownership';

/** Lists the files in a folder that git does not ignore, relative to it. */
const filesOf = (folder: string): string[] =>
  openGit(folder)
    .run(['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
    .split('\0')
    .filter((file) => file !== '' && fs.existsSync(path.join(folder, file)));

/**
 * Assembles a whole site from the engine files and shared files of this repository and the author's
 * files of another folder. Writes only files that differ, so that caches of earlier builds stay
 * valid.
 *
 * @param author the folder with the author's files; `.` copies this site
 * @param to the target folder. If it is a repository, its other files are removed.
 */
export function assembleSite(author: string, to: string): void {
  const isAuthors = (file: string) => ownerOf(file) === 'author';
  const sources = new Map([
    ...filesOf('.').flatMap((file) => (isAuthors(file) ? [] : [[file, '.'] as const])),
    ...filesOf(author).flatMap((file) => (isAuthors(file) ? [[file, author] as const] : [])),
  ]);
  const before = fs.existsSync(path.join(to, '.git')) ? filesOf(to) : [];
  for (const file of before) if (!sources.has(file)) fs.rmSync(path.join(to, file));
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
