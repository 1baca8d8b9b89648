/** @jest-environment node */
import {recordOf} from './originals/record';
import {addLanguages} from './languages-in-front-matter';
import {temporaryFolder} from '../../lib/fixtures';

const {dir: siteDir, write: writeFile} = temporaryFolder();
const write = (file: string, facts = '') => writeFile(file, `---\ntitle: Dấu\n${facts}---\n`);

const BLOG_EN = 'i18n/en/docusaurus-plugin-content-blog';

/** Returns the front matter of a file after `addLanguages`. */
function read(
  file: string,
  locale: 'vi' | 'en',
  frontMatter: Record<string, unknown> = {title: 'Dấu'},
  content = '',
) {
  return addLanguages({frontMatter, content}, {file, locale, siteDir}).frontMatter;
}

test('a post in every language, or a page, does not change', () => {
  write('blog/both/index.mdx');
  write(`${BLOG_EN}/both/index.mdx`);
  write('src/pages/page.mdx');
  for (const file of ['blog/both/index.mdx', `${BLOG_EN}/both/index.mdx`, 'src/pages/page.mdx']) {
    expect(read(file, 'en')).toEqual({title: 'Dấu'});
  }
});

test('a post in one language lists it, and is marked in the other language’s sidebar', () => {
  write('docs/git/only.mdx');
  write('blog/english.mdx', 'language: en\n');
  expect(read('docs/git/only.mdx', 'vi')).toEqual({title: 'Dấu', languages: ['vi']});
  expect(read('docs/git/only.mdx', 'en')).toMatchObject({
    languages: ['vi'],
    sidebar_label: 'Dấu (written in Vietnamese)',
  });
  expect(read('blog/english.mdx', 'en')).toEqual({title: 'Dấu', languages: ['en']});
  expect(read('blog/english.mdx', 'vi')).toMatchObject({
    languages: ['en'],
    sidebar_label: 'Dấu (bản tiếng Anh)',
  });
  const label = (content: string) => read('docs/git/only.mdx', 'en', {}, content).sidebar_label;
  expect(label('# Học Git\n\nMở đầu.')).toBe('Học Git (written in Vietnamese)');
  expect(label('Mở đầu.')).toBe('only (written in Vietnamese)');
});

test('an outdated translation is marked, and its record is removed from the front matter', () => {
  const original = 'docs/git/stale.mdx';
  const translation = 'i18n/en/docusaurus-plugin-content-docs/current/git/stale.mdx';
  const record = recordOf('vi', original, '---\ntitle: Dấu\n---\n');
  write(translation);
  const fields = {title: 'Dấu', translated_from: record};
  write(original, 'date: 2026-01-01\n');
  expect(read(translation, 'en', fields)).toEqual({title: 'Dấu'});
  write(original, 'description: Mới\n');
  expect(read(translation, 'en', fields)).toEqual({title: 'Dấu', newerIn: 'vi'});
});
