import {commandsOf} from './copied-commands';

test('a terminal session is copied without prompts and output, and other code is copied unchanged', () => {
  const session = '$ git log \\\n    --oneline\n1a2b3c First\n\n$ ls\nREADME.md';
  expect(commandsOf(session, 'console')).toBe('git log \\\n    --oneline\nls');
  expect(commandsOf('npm ci', 'console')).toBe('npm ci');
  expect(commandsOf('$ cat <<END\ntext\nEND', 'bash')).toBe('$ cat <<END\ntext\nEND');
});
