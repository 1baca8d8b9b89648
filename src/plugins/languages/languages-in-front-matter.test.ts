/** @jest-environment node */
import {recordOf} from './originals/record';
import {addLanguages} from './languages-in-front-matter';
import {temporaryFolder} from '../../lib/fixtures';

const {dir: siteDir, write: writeFile} = temporaryFolder();
const write = (file: string, facts = '') => writeFile(file, `---\ntitle: Dấu\n${facts}---\n`);

const BLOG_EN = 'i18n/en/docusaurus-plugin-content-blog';

/** The front matter of a file with its languages. */
async function read(
  file: string,
  locale: 'vi' | 'en',
  frontMatter: Record<string, unknown> = {title: 'Dấu'},
  content = '',
) {
  return (await addLanguages({frontMatter, content}, {file, locale, siteDir})).frontMatter;
}

test('a post in every language, or a page, is left as it is', async () => {
  write('blog/both/index.mdx');
  write(`${BLOG_EN}/both/index.mdx`);
  write('src/pages/page.mdx');
  for (const file of ['blog/both/index.mdx', `${BLOG_EN}/both/index.mdx`, 'src/pages/page.mdx']) {
    expect(await read(file, 'en')).toEqual({title: 'Dấu'});
  }
});

test('a post in one language says so, and is marked in the sidebar of the other', async () => {
  write('docs/git/only.mdx');
  write('blog/english.mdx', 'language: en\n');
  expect(await read('docs/git/only.mdx', 'vi')).toEqual({title: 'Dấu', languages: ['vi']});
  expect(await read('docs/git/only.mdx', 'en')).toMatchObject({
    languages: ['vi'],
    sidebar_label: 'Dấu (written in Vietnamese)',
  });
  expect(await read('blog/english.mdx', 'en')).toEqual({title: 'Dấu', languages: ['en']});
  expect(await read('blog/english.mdx', 'vi')).toMatchObject({
    languages: ['en'],
    sidebar_label: 'Dấu (bản tiếng Anh)',
  });
  const label = async (content: string) =>
    (await read('docs/git/only.mdx', 'en', {}, content)).sidebar_label;
  expect(await label('# Học Git\n\nMở đầu.')).toBe('Học Git (written in Vietnamese)');
  expect(await label('Mở đầu.')).toBe('only (written in Vietnamese)');
});

test('a translation whose original has changed says so, and keeps its record to itself', async () => {
  const original = 'docs/git/stale.mdx';
  const translation = 'i18n/en/docusaurus-plugin-content-docs/current/git/stale.mdx';
  const record = await recordOf('vi', original, '---\ntitle: Dấu\n---\n');
  write(translation);
  const fields = {title: 'Dấu', translated_from: record};
  write(original, 'date: 2026-01-01\n');
  expect(await read(translation, 'en', fields)).toEqual({title: 'Dấu'});
  write(original, 'description: Mới\n');
  expect(await read(translation, 'en', fields)).toEqual({title: 'Dấu', newerIn: 'vi'});
});
