import fs from 'node:fs';
import path from 'node:path';

import {openGit} from '../../utils/git';

/** The folders with an author's content and settings. */
const AUTHORS = /^(blog|docs|i18n|static|src)\//;

/** Lists a folder's files, except those that git ignores. The paths are relative to the folder. */
const filesOf = (folder: string): string[] =>
  openGit(folder)
    .run(['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
    .split('\0')
    .filter((file) => file !== '' && fs.existsSync(path.join(folder, file)));

/**
 * Creates a site from this repository's engine files and shared files, and the author's files in
 * another folder. Writes only files that differ, so that earlier builds' caches stay valid.
 *
 * @param author the folder with the author's files; `.` copies this site
 * @param to the target folder; if it is a repository, other files in it are deleted
 */
export function assembleSite(author: string, to: string): void {
  const isAuthors = (file: string) => AUTHORS.test(file);
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
  // Do not link the `node_modules` folder itself, because it contains the site's own `.cache`
  fs.mkdirSync(path.join(to, 'node_modules'), {recursive: true});
  for (const entry of fs.readdirSync('node_modules')) {
    const link = path.join(to, 'node_modules', entry);
    if (entry === '.cache' || fs.existsSync(link)) continue;
    // If the package was reinstalled, its old link is broken
    fs.rmSync(link, {force: true});
    const source = fs.realpathSync(`node_modules/${entry}`);
    // The packages of the engine are part of the site, so a site uses its own copies
    const place = path.relative(fs.realpathSync('.'), source);
    const isOwn = place.startsWith(`packages${path.sep}`);
    fs.symlinkSync(isOwn ? path.resolve(to, place) : source, link, 'junction');
  }
}

const PERSON = ['-c', 'user.name=Test', '-c', 'user.email=test@test.example'];

/**
 * Commits all files in a folder. Creates the git repository if necessary.
 *
 * @param date the commit date in ISO 8601. Default: now
 */
export function commitAll(dir: string, date?: string): void {
  const env = date ? {GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date} : undefined;
  const git = openGit(dir);
  git.run(['init', '--initial-branch=main']);
  git.run(['-c', 'core.autocrlf=false', 'add', '--all']);
  git.run([...PERSON, 'commit', '--allow-empty', '--message=A site'], {env});
}

export const TEST_SITE = '.cache/test-site';

/** The date of the test site's last commit, which changes one post. Its page shows it as “last updated”. */
export const LAST_CHANGE = '2026-07-15T08:00:00+07:00';
const CHANGED_POST = 'blog/2026-07-01-ngan/index.mdx';

export function assembleTestSite(): void {
  assembleSite('packages/dau/tests/site', TEST_SITE);
  // Create a new history with two commits, so that pages have the same dates in every run
  fs.rmSync(path.join(TEST_SITE, '.git'), {recursive: true, force: true});
  const file = path.join(TEST_SITE, CHANGED_POST);
  const content = fs.readFileSync(file);
  fs.appendFileSync(file, 'Bản đầu.\n');
  commitAll(TEST_SITE, '2026-07-14T08:00:00+07:00');
  fs.writeFileSync(file, content);
  commitAll(TEST_SITE, LAST_CHANGE);
}
