/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import postcss from 'postcss';

import {withoutPreset} from '.';
import {withoutUnused} from './without-unused';

const preset = [require.resolve('postcss-preset-env'), {}];
const layers = {postcssPlugin: 'layers'};

test('the preset goes, what else PostCSS does stays', () => {
  expect(withoutPreset({ident: 'postcss', plugins: [preset, layers]})).toEqual({
    ident: 'postcss',
    plugins: [layers],
  });
});

test('a framework without it stops the build', () => {
  expect(() => withoutPreset({plugins: [layers]})).toThrow('has no postcss-preset-env');
});

describe('Infima without what no page uses', () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-styles-'));
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(siteDir, name)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, name), text);
  };
  // Its packages are those of this repository
  fs.symlinkSync(path.resolve('node_modules'), path.join(siteDir, 'node_modules'));
  write('package.json', '{"dependencies": {}}');
  write('blog/post.mdx', '<b className="text--bold">{"margin-top--" + "xl"}</b>');
  write('i18n/en/docusaurus-plugin-content-blog/post.mdx', '<b className="text--uppercase">');
  write('src/css/own.css', 'p { color: var(--ifm-used-here); }');

  afterAll(() => {
    fs.rmSync(siteDir, {recursive: true});
  });

  const css = `
    :root { --ifm-used: red; --ifm-used-here: blue; --ifm-unused: green; }
    blockquote, kbd { color: var(--ifm-used); }
    .text--bold { font-weight: bold; }
    .margin-top--xl, .pills--block, .text--uppercase { margin: 1rem; }
    .navbar { display: flex; }
  `;
  const run = (from: string) => postcss([withoutUnused(siteDir, 'vi')]).process(css, {from});

  test('what a page of the language, a style sheet or the theme names stays, and what Markdown makes', async () => {
    const result = await run('/site/node_modules/infima/dist/css/default/default.css');
    for (const part of ['--ifm-used:', '--ifm-used-here:', 'blockquote, kbd', '.text--bold'])
      expect(result.css).toContain(part);
    expect(result.css).toContain('.navbar');
    expect(result.css).not.toMatch(/--ifm-unused|margin-top--xl|pills--block|text--uppercase/);
  });

  test('is made again when a file changes or comes that may name a class', async () => {
    const {messages} = await run('/site/node_modules/infima/dist/css/default/default.css');
    const relative = (name: unknown) => path.relative(siteDir, name as string);
    const files = messages
      .filter(({type}) => type === 'dependency')
      .map(({file}) => relative(file));
    expect(files.sort()).toEqual(['blog/post.mdx', 'src/css/own.css']);
    const folders = messages
      .filter(({type}) => type === 'dir-dependency')
      .map(({dir}) => relative(dir));
    expect(folders.sort()).toEqual(['blog', 'i18n', 'src']);
  });

  test('other style sheets stay as they are', async () => {
    expect((await run('/site/src/css/blog.css')).css).toBe(css);
  });
});
