/** @jest-environment node */
import {fitsNode, withRelease} from './manifest';

test('Docusaurus and what it asks for change, all else stays', () => {
  const manifest = {
    name: 'dau',
    dependencies: {'@docusaurus/core': '3.10.2', react: '19.2.0', sharp: '0.34.5'},
    devDependencies: {'@docusaurus/types': '3.10.2', jest: '30.5.2'},
    overrides: {sharp: '0.34.5'},
  };
  const release = {version: '4.0.0', node: '>=24', peers: {react: '^19.3.0', vue: '^3.0.0'}};
  expect(withRelease(manifest, release)).toEqual({
    ...manifest,
    dependencies: {'@docusaurus/core': '4.0.0', react: '^19.3.0', sharp: '0.34.5'},
    devDependencies: {'@docusaurus/types': '4.0.0', jest: '30.5.2'},
  });
});

test.each([
  ['20.20.2', '>=24.14', false],
  ['24.13.9', '>=24.14', false],
  ['24.14.0', '>=24.14', true],
  ['26.0.0', '>=24.14', true],
  ['20.0.0', '>=20.0', true],
  ['24.14.0', '>=24.14.1', false],
])('Node.js %s fits %s: %s', (version, range, expected) => {
  expect(fitsNode(version, range)).toBe(expected);
});
