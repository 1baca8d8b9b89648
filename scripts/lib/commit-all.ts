import {execFileSync} from 'node:child_process';

/**
 * Creates a git repository in a folder if there is none, and commits all files.
 *
 * @param date of the commit as ISO 8601; the default is now
 */
export function commitAll(dir: string, date?: string): void {
  const person = {NAME: 'Test', EMAIL: 'test@test.example', ...(date && {DATE: date})};
  const identity = Object.entries(person).flatMap(([name, value]) => [
    [`GIT_AUTHOR_${name}`, value],
    [`GIT_COMMITTER_${name}`, value],
  ]);
  for (const args of [
    ['init', '--initial-branch=main'],
    ['add', '--all'],
    ['commit', '--allow-empty', '--message=A site'],
  ]) {
    execFileSync('git', ['-c', 'core.autocrlf=false', ...args], {
      cwd: dir,
      stdio: 'ignore',
      env: {...process.env, ...(Object.fromEntries(identity) as Record<string, string>)},
    });
  }
}
