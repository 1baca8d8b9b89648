import {openGit} from '../../src/lib/git';

const PERSON = ['-c', 'user.name=Test', '-c', 'user.email=test@test.example'];

/**
 * Creates a git repository in a folder if there is none, and commits all files.
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
