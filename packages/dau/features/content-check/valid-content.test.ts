import fs from 'node:fs';
import path from 'node:path';

import {listProblems} from '../../utils/problems';
import {PNG, siteWith} from '../../tests/support/small-site';
import {contentProblems} from './check';

const read = (name: string) =>
  fs.readFileSync(path.join(__dirname, `fixtures/${name}.mdx`), 'utf8');
const LANGUAGES =
  'C++ make objective-c jsonc vue golang ps1 c# svelte proto terraform zsh Dockerfile yml sh shell-session nix TypeScript text console http';
const CODE = LANGUAGES.split(' ').map((language) => `\n\`\`\`${language}\nx\n\`\`\`\n`);
const MARKDOWN = `\n${read('markdown')}${CODE.join('')}`;
const MDX = `\n${read('components')}`;

const FILES = {
  '_part.mdx': '## Phần\n\nChào {props.name}\n',
  'A.tsx': 'export const Part = () => null;\nexport default () => null;\n',
  'a.module.css': '.box {\n  color: red;\n}\n',
  'data.json': '{"items": []}\n',
  'images/a.png': PNG,
  'a.zip': 'x',
  'a.mp4': 'x',
  'b.md': '# B\n\nNội dung. \n\n## Mục\n',
};
const inFolder = (folder: string) =>
  Object.fromEntries(Object.entries(FILES).map(([name, text]) => [`${folder}/${name}`, text]));

test('everything that Docusaurus documents is accepted in posts, guides and pages', async () => {
  const front = '---\ndate: 2026-03-02\n---\n';
  // Plain Markdown has no expressions
  const plain = `${MARKDOWN.replace(' {/* #lien-ket */}', '')}\n    thụt lề {a} <b>\n\n<https://example.com> <center>a</center>\n`;
  const site = siteWith({
    'src/theme/MDXComponents.tsx':
      "import Original from '@theme-original/MDXComponents';\nimport Counter from '@site/src/components/Counter';\n\nexport default {...Original, Counter};\n",
    'static/img/logo.png': PNG,
    ...inFolder('blog/2026-03-02-du'),
    ...inFolder('docs/du'),
    ...inFolder('src/pages/du'),
    'blog/2026-03-02-du/index.mdx': `${read('post')}${MDX}${MARKDOWN}`,
    'blog/2026-03-02-du/c.md': `${front}${plain}`,
    'docs/du/a.mdx': `${read('guide')}${MDX}${MARKDOWN}`,
    'docs/du/c.md': plain,
    'src/pages/du/a.mdx': `${read('page')}${MDX}${MARKDOWN}`,
    'src/pages/du/c.md': plain,
  });
  const hosts = ['https://media.example.com'] as const;
  const allowed = {media: hosts, frames: [], scripts: [], requests: []};
  expect(listProblems(await contentProblems(site, allowed))).toBe('');
});
