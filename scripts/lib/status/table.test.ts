/** @jest-environment node */
import type {FileStatus, SiteStatus, TextStatus} from '../../../src/plugins/content/status/types';
import {countsOf} from '../../../src/plugins/content/status/conditions';
import {statusTable} from './table';

const file: FileStatus = {
  file: 'blog/a.mdx',
  language: 'vi',
  isDraft: false,
  isUnlisted: false,
  words: 1234,
  lastChange: {date: '2026-07-15T08:00:00.000Z', isUncommitted: false},
  lacksDescription: false,
  picturesWithoutText: [],
  faults: [],
};
const english: FileStatus = {...file, file: 'i18n/en/a.mdx', language: 'en'};
const text: TextStatus = {
  kind: 'post',
  title: 'Một bài viết có tiêu đề dài hơn bề ngang của cột, nên phải cắt bớt',
  address: '/blog/a',
  languages: ['vi', 'en'],
  files: [file, english],
  translations: [],
};

function table(
  texts: readonly TextStatus[],
  {width = 80, dates = 'git' as SiteStatus['dates'], shown = texts} = {},
): string[] {
  const status: SiteStatus = {version: 1, dates, texts, counts: countsOf(texts)};
  const paint = (style: string, line: string) => (style === 'red' ? `<${line}>` : line);
  return statusTable(status, shown, {width, paint}).split('\n');
}

test('A05 a text is a line of 80 characters, in composed letters', () => {
  const decomposed = {...text, title: text.title.normalize('NFD')};
  expect(table([decomposed])).toEqual([
    'Posts                                 In     State           Changed       Words',
    'Một bài viết có tiêu đề dài hơn bề …  vi en                  2026-07-15    1,234',
    '',
    '1 post',
  ]);
  const [heading, line] = table([text], {width: 120});
  expect([heading?.length, line?.length]).toEqual([120, 120]);
  expect(line).toContain(text.title);
});

test('A05 the state of each language, an uncommitted change, a series', () => {
  const lines = table([
    {
      ...text,
      title: 'A',
      series: {name: 'Git', part: 2},
      files: [
        {...file, scheduled: '2199-01-02T00:00:00.000Z'},
        {
          ...english,
          isDraft: true,
          lastChange: {date: '2026-07-16T00:00:00.000Z', isUncommitted: true},
        },
      ],
    },
  ]);
  expect(lines.slice(1)).toEqual([
    'A                                     vi en  draft (en), due 2199-01-02  2026-07-16*   1,234',
    '    part 2 of the series “Git”',
    '',
    '1 post',
    '1 draft, 1 scheduled',
    '* has changes that are not committed',
  ]);
});

test('A05 what needs attention is below the text, by file', () => {
  const changes = Array.from({length: 7}, (_, index) => ({
    kind: 'added' as const,
    heading: 'Mục',
    excerpt: `Đoạn ${index} ${'rất dài '.repeat(20)}`,
    line: index + 10,
  }));
  const lines = table([
    {
      ...text,
      files: [
        {...file, lacksDescription: true, picturesWithoutText: [12, 30]},
        {...english, faults: [{file: english.file, line: 2, field: 'slug', expected: 'another'}]},
      ],
      translations: [
        {
          original: file.file,
          translation: english.file,
          originalLanguage: 'vi',
          language: 'en',
          state: 'stale',
          changes,
        },
      ],
    },
  ]);
  expect(lines.slice(2, 8)).toEqual([
    '    blog/a.mdx',
    '      no description',
    '      picture without alternative text: line 12, 30',
    '    i18n/en/a.mdx',
    '<      line 2: fault, expected: slug: another>',
    '      the original has 7 changes since it was translated:',
  ]);
  expect(lines[8]).toMatch(/^ {8}line 10: added · Mục: Đoạn 0 .*…$/);
  expect(lines[13]).toBe('        … and 2 more');
  expect(Math.max(...lines.slice(8, 14).map(({length}) => length))).toBe(80);
});

test('A05 the summary counts all texts, whichever are shown', () => {
  const draft = {...text, files: [{...file, isDraft: true}]};
  const untranslated = {
    ...text,
    translations: [
      {
        original: file.file,
        originalLanguage: 'vi',
        language: 'en',
        state: 'missing',
        changes: [],
      } as const,
    ],
  };
  expect(table([draft, untranslated], {shown: []})).toEqual([
    '2 posts',
    '1 draft, 1 in one language',
  ]);
  expect(table([], {dates: 'none'})).toEqual([
    'There is no content yet.',
    expect.stringContaining('git fetch --unshallow'),
  ]);
});
