/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {recordOf} from '../translations/record';
import {languageStep} from './front-matter';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-languages-'));
afterAll(() => {
  fs.rmSync(siteDir, {recursive: true});
});

function write(file: string, facts = '') {
  fs.mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), `---\ntitle: Dấu\n${facts}---\n`);
}

async function read(file: string, locale: 'vi' | 'en') {
  const {frontMatter} = await languageStep(
    locale,
    siteDir,
  )({
    filePath: path.join(siteDir, file),
    fileContent: '',
    defaultParseFrontMatter: () => Promise.resolve({frontMatter: {title: 'Dấu'}, content: ''}),
  });
  return frontMatter;
}

test('a post in every language is left as it is', async () => {
  write('blog/both/index.mdx');
  write('i18n/en/docusaurus-plugin-content-blog/both/index.mdx');
  expect(await read('blog/both/index.mdx', 'vi')).toEqual({title: 'Dấu'});
  expect(await read('i18n/en/docusaurus-plugin-content-blog/both/index.mdx', 'en')).toEqual({
    title: 'Dấu',
  });
});

test('a Vietnamese guide says so, and is marked in the English sidebar', async () => {
  write('docs/git/only.mdx');
  expect(await read('docs/git/only.mdx', 'vi')).toEqual({title: 'Dấu', languages: ['vi']});
  expect(await read('docs/git/only.mdx', 'en')).toEqual({
    title: 'Dấu',
    languages: ['vi'],
    sidebar_custom_props: {languages: ['vi']},
    sidebar_label: 'Dấu (written in Vietnamese)',
  });
});

test('an English post says so, and is marked in the Vietnamese sidebar', async () => {
  write('blog/english.mdx', 'language: en\n');
  expect(await read('blog/english.mdx', 'en')).toEqual({title: 'Dấu', languages: ['en']});
  expect(await read('blog/english.mdx', 'vi')).toEqual({
    title: 'Dấu',
    languages: ['en'],
    sidebar_custom_props: {languages: ['en']},
    sidebar_label: 'Dấu (bản tiếng Anh)',
  });
});

test('what is neither post nor guide is left as it is', async () => {
  write('src/pages/page.mdx');
  expect(await read('src/pages/page.mdx', 'en')).toEqual({title: 'Dấu'});
});

test('a guide without a title is called by its heading, or by its file', async () => {
  write('docs/git/heading.mdx');
  write('docs/git/file-name.mdx');
  const label = async (file: string, content: string) => {
    const {frontMatter} = await languageStep(
      'en',
      siteDir,
    )({
      filePath: path.join(siteDir, file),
      fileContent: '',
      defaultParseFrontMatter: () => Promise.resolve({frontMatter: {}, content}),
    });
    return frontMatter.sidebar_label;
  };
  expect(await label('docs/git/heading.mdx', '# Học Git\n\nMở đầu.')).toBe(
    'Học Git (written in Vietnamese)',
  );
  expect(await label('docs/git/file-name.mdx', 'Mở đầu.')).toBe(
    'file-name (written in Vietnamese)',
  );
});

test('a translation whose original has changed says so, and keeps its record to itself', async () => {
  const original = 'docs/git/stale.mdx';
  const translation = 'i18n/en/docusaurus-plugin-content-docs/current/git/stale.mdx';
  const record = await recordOf('vi', 'a.mdx', '---\ntitle: Dấu\n---\n');
  write(translation, `translated_from: ${record}\n`);
  const fieldsAfter = async (facts: string) => {
    write(original, facts);
    const {frontMatter} = await languageStep(
      'en',
      siteDir,
    )({
      filePath: path.join(siteDir, translation),
      fileContent: '',
      defaultParseFrontMatter: () =>
        Promise.resolve({frontMatter: {title: 'Dấu', translated_from: record}, content: ''}),
    });
    return frontMatter;
  };
  expect(await fieldsAfter('date: 2026-01-01\n')).toEqual({title: 'Dấu'});
  expect(await fieldsAfter('description: Mới\n')).toEqual({title: 'Dấu', newerIn: 'vi'});
});
