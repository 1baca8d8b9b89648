import fs from 'node:fs';

import {isNewer, newSections} from './versions';

test('compares versions by number', () => {
  expect(isNewer('1.10.0', '1.9.9')).toBe(true);
  expect(isNewer('1.2.0', '1.2.0')).toBe(false);
  expect(isNewer('1.2.0', '2.0.0')).toBe(false);
});

test('shows only what is new since the version of the site', () => {
  const section = (version: string, text: string) => `## ${version}\n\n- ${text}\n`;
  const old = `# Changes\n\n${section('1.1.0', 'one')}`;
  const now = `# Changes\n\n${section('1.10.0', 'ten')}\n${section('1.2.0', 'two')}\n${section('1.1.0', 'one')}`;
  expect(newSections(now, old, '1.1.0')).toBe('## 1.10.0\n\n- ten\n\n## 1.2.0\n\n- two');
  expect(newSections(now, now, '1.10.0')).toBe('');
  // A site without a changelog
  expect(newSections(now, '', '1.2.0')).toBe('## 1.10.0\n\n- ten');
  expect(newSections(now.replace('- ten', '- ten\n- more'), now, '1.10.0')).toContain('- more');
});

test('the changelog begins with the version of the engine', () => {
  const {version} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {version: string};
  expect(/^## (.*)$/m.exec(fs.readFileSync('CHANGELOG.md', 'utf8'))?.[1]).toBe(version);
});
