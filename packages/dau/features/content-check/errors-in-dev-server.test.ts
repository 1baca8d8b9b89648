import fs from 'node:fs';
import path from 'node:path';

import type {MarkdownConfig} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

import {post, POST, siteWith} from '../../tests/support/small-site';
import {withErrorPages} from './errors-in-dev-server';

const allowed = {media: [], frames: [], scripts: [], requests: []};

/** Reads a post as the dev server does. Returns its fields and the content of its page. */
async function read(fileContent: string) {
  const siteDir = siteWith({[POST]: fileContent});
  const file = {filePath: path.join(siteDir, POST), fileContent};
  const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = (params) =>
    params.defaultParseFrontMatter(params);
  const markdown = withErrorPages({parseFrontMatter}, siteDir, allowed);
  const defaultParseFrontMatter = DEFAULT_PARSE_FRONT_MATTER;
  const parsed = await markdown?.parseFrontMatter?.({...file, defaultParseFrontMatter});
  const currentPage = () => markdown?.preprocessor?.(file);
  const again = (part = fileContent) =>
    markdown?.parseFrontMatter?.({...file, fileContent: part, defaultParseFrontMatter});
  return {siteDir, fields: parsed?.frontMatter, page: currentPage(), currentPage, again};
}

test('a post without errors does not change', async () => {
  expect((await read(post)).page).toBe(post);
});

test.each([
  ['YAML', post.replace('title: ', 'title: Bài: '), 'Line 3: invalid YAML'],
  ['a date', post.replace(/date: .*/, 'date: hôm qua'), 'date must be a real date'],
  ['MDX', `${post}\n<b\n`, 'tag not closed'],
])(
  'a post with an error in %s shows the error on its page and keeps its URL',
  async (_name, text, message) => {
    jest.spyOn(console, 'error').mockImplementation();
    const before = await read(post);
    const {fields, page, currentPage, again} = await read(text);
    expect(page).toContain(message);
    // To build its lists, the blog plugin parses the beginning of the post again
    await again(post);
    expect(currentPage()).toBe(page);
    expect(fields?.slug).toBe(before.fields?.slug);
  },
);

test('a post is shown again after its error is fixed in another file', async () => {
  const broken = post.replace('[lan]', '[ai-do]');
  const {siteDir, page, currentPage, again} = await read(broken);
  expect(page).toContain('authors contains an unknown author');
  const reading = again();
  expect(currentPage()).toBe(page);
  await reading;
  const file = path.join(siteDir, POST);
  fs.utimesSync(file, 0, 0);
  fs.appendFileSync(path.join(siteDir, 'blog/authors.yml'), 'ai-do:\n  name: Ai\n');
  await again();
  expect(currentPage()).toBe(broken);
  // The bundler reads a file again only if its modification time has changed
  expect(fs.statSync(file).mtimeMs).toBeGreaterThan(0);
});
