import fs from 'node:fs';
import path from 'node:path';

import {logger} from '@docusaurus/logger';
import {compileToJSX} from '@docusaurus/mdx-loader/lib/utils';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

import {markdownOptions} from '../../content/add-front-matter';
import {PNG, siteWith, type Changes} from '../../tests/support/small-site';
import {contentProblems} from './check';
import {checkText, checkUrls} from './markdown';

const allowed = {
  media: ['https://media.example.com'] as const,
  frames: [],
  scripts: [],
  requests: [],
};

/** Compiles a file of a site as Docusaurus does, and returns the warnings about it. */
async function warningsIn(siteDir: string, file: string): Promise<string[]> {
  const warn = jest.spyOn(logger, 'warn').mockClear().mockImplementation();
  // Docusaurus cannot read the sizes of images in Jest
  jest.spyOn(console, 'error').mockImplementation();
  const filePath = path.join(siteDir, file);
  const fileContent = fs.readFileSync(filePath, 'utf8');
  const markdown = markdownOptions('vi', siteDir);
  await compileToJSX({
    filePath,
    fileContent,
    frontMatter: (await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent} as never)).frontMatter,
    options: {
      siteDir,
      staticDirs: [path.join(siteDir, 'static')],
      markdownConfig: {
        ...markdown,
        // An option of Docusaurus 4
        hooks: {...markdown.hooks, onUnusedMarkdownDirectives: 'warn'},
        anchors: {maintainCase: false},
      },
      admonitions: true,
      beforeDefaultRemarkPlugins: [checkText(siteDir)],
      beforeDefaultRehypePlugins: [checkUrls(siteDir, allowed)],
    } as never,
    compilerName: 'client',
  });
  const warnings = warn.mock.calls.map(([text]) => String(text).trim());
  return warnings.filter((text) => text.startsWith(file));
}

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
  const texts = {
    'blog/2026-03-02-du/index.mdx': `${read('post')}${MDX}${MARKDOWN}`,
    'blog/2026-03-02-du/c.md': `${front}${plain}`,
    'docs/du/a.mdx': `${read('guide')}${MDX}${MARKDOWN}`,
    'docs/du/c.md': plain,
    'src/pages/du/a.mdx': `${read('page')}${MDX}${MARKDOWN}`,
    'src/pages/du/c.md': plain,
  };
  const site = siteWith({
    'static/img/logo.png': PNG,
    ...inFolder('blog/2026-03-02-du'),
    ...inFolder('docs/du'),
    ...inFolder('src/pages/du'),
    ...texts,
  });
  expect(contentProblems(site)).toEqual([]);
  for (const file of Object.keys(texts)) expect(await warningsIn(site, file)).toEqual([]);
});

test.each([
  '```md\n:::note\n![](x.png) {ten} <5\n```\n\n`{ten}` `<5` `[^a]` \\[^a]',
  '<p style="color: red">{ten} <5<br>\n<!--\n<img src="./a.png" onclick="a()"> %% a %%\n-->\n\n<https://example.com> {a',
  '\\%% Chữ %% và 100%',
])('%j has no problems in plain Markdown', async (text) => {
  const site = siteWith({'blog/a.md': text});
  expect(await warningsIn(site, 'blog/a.md')).toEqual([]);
});

/** Returns the warnings about a text, without the file. Its first line is line 1. */
async function linesOf(text: string, name: 'a.md' | 'a.mdx', changes: Changes = {}) {
  const site = siteWith({...changes, [`blog/${name}`]: `---\ntitle: A\n---\n${text}\n`});
  const warnings = await warningsIn(site, `blog/${name}`);
  return warnings.map((line) =>
    line.replace(/^blog\/a.mdx?:(\d+)/, (_, at: string) => String(Number(at) - 3)),
  );
}

test('text that readers would see by mistake, or not see, is reported', async () => {
  const text = '![](/img/logo.svg)\n\n%% Riêng tư %% \\%% Chữ %%';
  for (const name of ['a.md', 'a.mdx'] as const)
    expect(await linesOf(text, name)).toEqual([
      '1: image without alt text: "/img/logo.svg". Describe it for people who cannot see it: ![description](…).',
      '3: readers would see this comment: "%% Riêng tư %%". Delete it, or write <!-- comment --> in a .md file and {/* comment */} in MDX.',
    ]);
  const plain = '<p>\n<b>a</b> {/* a */}\n</p>\n\n<Tabs>\n\ngit switch <branch>';
  expect(await linesOf(plain, 'a.md')).toEqual([
    expect.stringMatching(/^2: readers would see this comment: "{\/\* a \*\/}"/),
    '5: <Tabs> is read as an HTML tag, so readers do not see it. Put it between backticks. If it is a component, rename the file to .mdx.',
    expect.stringMatching(/^7: <branch> is read as an HTML tag/),
  ]);
});

test('files that do not exist and hosts that browsers block are reported', async () => {
  const text = `<img alt="A" src="/img/gone.png" /> <img alt="B" src="/My-Site/img/logo.svg" />

<video src="./gone.mp4?a" />

![A](https://a.dev/a.png) ![B](https://media.example.com/b.png)

<iframe src="https://www.youtube.com/embed/abc"></iframe>`;
  const host = (origin: string, list: string) =>
    `Use a local file or a link, or add '${origin}' to ${list} in src/config/hosts.ts.`;
  const blocked = "readers' browsers block this host";
  for (const name of ['a.md', 'a.mdx'] as const)
    expect(await linesOf(text, name)).toEqual([
      '1: file not found: "/img/gone.png". Check the path.',
      '3: file not found: "./gone.mp4?a". Check the path.',
      `5: ${blocked}: "https://a.dev/a.png". ${host('https://a.dev', 'media')}`,
      `7: ${blocked}: "https://www.youtube.com/embed/abc". ${host('https://www.youtube.com', 'frames')}`,
    ]);
});
