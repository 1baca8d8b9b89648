/** @jest-environment node */
import {logger} from '@docusaurus/logger';

import {isKnownDocusaurus} from './docusaurus-internals';

jest.mock('@docusaurus/core/package.json', () => ({version: '3.10.9'}));

test('an unknown version of Docusaurus gets one warning that says what is lost', () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  expect(isKnownDocusaurus('Pages are larger.')).toBe(true);
  expect(isKnownDocusaurus('Pages are larger.', ['3.1', '4.0', '3.10.2', '3.10.9'])).toBe(true);
  expect(warn).not.toHaveBeenCalled();
  // A build creates the plugins again for each language
  expect(isKnownDocusaurus('Pages are larger.', ['3.1', '4.0'])).toBe(false);
  expect(isKnownDocusaurus('Pages are larger.', ['3.1', '4.0'])).toBe(false);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/3\.10\.9\. Pages are larger\. Run npm run update/)],
  ]);
});
