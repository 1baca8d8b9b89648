/** @jest-environment node */
import fs from 'node:fs';
import {createRequire} from 'node:module';

import withoutBlocked from './docsearch-loader.cjs';

const installed = fs.readFileSync(
  createRequire(__filename)
    .resolve('@docsearch/react/modal')
    .replace('umd/index.js', 'esm/DocSearchModal.js'),
  'utf8',
);

test('the modal makes no function from text and writes no style', () => {
  const result = withoutBlocked(installed);
  expect(result).not.toMatch(/new Function|createElement\("style"/);
  expect(installed.length - result.length).toBeLessThan(150);
});

test('a version that is written differently stops the build', () => {
  expect(() => withoutBlocked(installed.replace('new Function', 'Function'))).toThrow(
    'DocSearch has changed',
  );
});
