import {execFileSync} from 'node:child_process';

const PERSON = ['-c', 'user.name=Test', '-c', 'user.email=test@test.example'];

/**
 * Creates a git repository in a folder if there is none, and commits all files.
 *
 * @param date of the commit as ISO 8601; the default is now
 */
export function commitAll(dir: string, date?: string): void {
  const dates = date && {GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date};
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.autocrlf=false', ...PERSON, ...args], {
      cwd: dir,
      stdio: 'ignore',
      env: {...process.env, ...dates},
    });
  git('init', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--allow-empty', '--message=A site');
}
