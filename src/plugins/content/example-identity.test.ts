/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {example, exampleTraces} from './example-identity';

function siteWith(files: Readonly<Record<string, string>>): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-traces-'));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  }
  return dir;
}

test.each([
  ['src/config/site.ts', `{name: '${example.siteName}'}`],
  ['src/config/site.ts', `{url: 'https://example.com'}`],
  ['src/data/cv.vi.json', `{"name": "${example.name.normalize('NFD')}"}`],
  ['src/data/projects.ts', `'https://example.org/github/${example.handle}'`],
  ['blog/authors.yml', `${example.handle}:\n  name: X`],
  ['blog/a/index.mdx', `authors: [${example.handle}]`],
  ['package.json', `{"name": "${example.packageName}"}`],
  ['package-lock.json', `{\n  "name": "${example.packageName}"`],
  ['LICENSE', `Copyright (c) 2026 ${example.licenseHolder}\n\n`],
  ['README.md', `# ${example.siteName}\n`],
])('in %s, %j is a trace', (file, text) => {
  expect(exampleTraces(siteWith({[file]: text}))).toEqual([file]);
});

test.each([
  ['blog/a/index.mdx', `Gọi curl https://example.com. ${example.name} là John Doe.`],
  ['src/config/site.ts', `{name: '${example.name}n', email: 'x@myexample.com'}`],
  ['src/config/site.ts', `{url: 'https://www.example.com.vn'}`],
  ['src/config/site.ts', `// '${example.siteName} của tôi'`],
  ['LICENSE', `Copyright (c) 2026 ${example.licenseHolder}\nCopyright (c) 2027 Lan\n`],
  ['scripts/a.ts', example.handle],
  ['README.md', 'git clone https://github.com/example/dau.git'],
])('in %s, %j is none', (file, text) => {
  expect(exampleTraces(siteWith({[file]: text}))).toEqual([]);
});
