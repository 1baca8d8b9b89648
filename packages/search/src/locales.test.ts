import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');

test('each string of the package has a message in each language', () => {
  const files = fs.readdirSync(path.join(root, 'src/theme'), {recursive: true, encoding: 'utf8'});
  const used = files
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => fs.readFileSync(path.join(root, 'src/theme', file), 'utf8'))
    .flatMap((source) => source.match(/theme\.SearchFolded\.\w+/g) ?? []);
  const languages = fs.readdirSync(path.join(root, 'locales'));
  expect(languages.length).toBeGreaterThan(11);
  for (const language of languages) {
    const file = path.join(root, 'locales', language, 'search-folded.json');
    const messages = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
    expect([language, Object.keys(messages).sort()]).toEqual([language, [...new Set(used)].sort()]);
  }
});
