/** @jest-environment node */
import {toRelease} from './npm';

const failed = (code: string) => JSON.stringify({error: {code, summary: 'something'}});

test('a release says what it needs', () => {
  const answer = {version: '4.0.0', engines: {node: '>=24'}, peerDependencies: {react: '^19.3.0'}};
  expect(toRelease('next', JSON.stringify(answer))).toEqual({
    version: '4.0.0',
    node: '>=24',
    peers: {react: '^19.3.0'},
  });
});

test.each([
  ['no such version', failed('E404'), 'There is no Docusaurus 4.0.0-x'],
  ['an empty answer', '', 'There is no Docusaurus 4.0.0-x'],
  ['no network', failed('ENOTFOUND'), 'npm cannot reach a registry (ENOTFOUND)'],
  ['a refused connection', failed('ECONNREFUSED'), 'npm cannot reach a registry'],
  ['anything else', failed('E401'), 'could not look up Docusaurus 4.0.0-x: something'],
])('%s is said in words', (_name, output, message) => {
  expect(() => toRelease('4.0.0-x', output)).toThrow(message);
});
