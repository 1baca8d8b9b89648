import fs from 'node:fs';
import path from 'node:path';

import {openGit} from '../../src/lib/git';
import {ownerOf} from '../../scripts/lib/ownership';

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
    // The package was removed and installed again: its old link is broken
    fs.rmSync(link, {force: true});
    fs.symlinkSync(path.resolve('node_modules', entry), link, 'junction');
  }
}

const PERSON = ['-c', 'user.name=Test', '-c', 'user.email=test@test.example'];

/**
 * Creates a git repository in a folder without one, and commits all files.
 *
 * @param date of the commit as ISO 8601; the default is now
 */
export function commitAll(dir: string, date?: string): void {
  const env = date ? {GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date} : undefined;
  const git = openGit(dir);
  git.run(['init', '--initial-branch=main']);
  git.run(['-c', 'core.autocrlf=false', 'add', '--all']);
  git.run([...PERSON, 'commit', '--allow-empty', '--message=A site'], {env});
}

/** The assembled test site. The engine's tests run in this folder. */
export const TEST_SITE = '.cache/test-site';

/** The commit date of the test site. Pages show it as their last update. */
export const LAST_CHANGE = '2026-07-15T08:00:00+07:00';

/** Assembles the test site from the engine and the author's files of `tests/site`. */
export function assembleTestSite(): void {
  assembleSite('tests/site', TEST_SITE);
  // A new history with one commit, so that pages show the same last update in every run
  fs.rmSync(path.join(TEST_SITE, '.git'), {recursive: true, force: true});
  commitAll(TEST_SITE, LAST_CHANGE);
}
