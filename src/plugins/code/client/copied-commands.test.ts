import {commandsOf} from './copied-commands';

test('commands are copied without the prompt of the terminal', () => {
  expect(commandsOf('$ npm ci\n$ npm start', 'bash')).toBe('npm ci\nnpm start');
  // Without a prompt, and in other languages, nothing changes
  expect(commandsOf('npm ci\necho $ 1', 'bash')).toBe('npm ci\necho $ 1');
  expect(commandsOf('$ a', 'js')).toBe('$ a');
});

test('a session is copied without what the commands answer', () => {
  const session = '$ git log \\\n    --oneline\n1a2b3c First\n\n$ ls\nREADME.md';
  expect(commandsOf(session, 'console')).toBe('git log \\\n    --oneline\nls');
  // In a script the other lines may be input
  expect(commandsOf('$ cat <<END\ntext\nEND', 'bash')).toBe('cat <<END\ntext\nEND');
});
