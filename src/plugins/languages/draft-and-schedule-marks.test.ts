/** @jest-environment node */
import {markUnpublished} from './draft-and-schedule-marks';

const POST = {
  file: 'blog/a.md',
  locale: 'en',
  now: Date.parse('2026-06-15T12:00:00Z'),
} as const;
const tomorrow = new Date('2026-06-16');

const marked = (frontMatter: Record<string, unknown>, where = {}) =>
  markUnpublished({frontMatter, content: '# Heading\n'}, {...POST, ...where}).frontMatter;

test('the title of a draft says so, in the language of the build', () => {
  expect(marked({title: 'A', draft: true})).toEqual({title: 'A (draft)', isDraft: true});
  expect(marked({title: 'A', draft: true}, {locale: 'vi'}).title).toBe('A (bản nháp)');
  expect(marked({draft: true}).title).toBe('Heading (draft)');
  expect(marked({sidebar_label: 'B', draft: true}, {file: 'docs/a.md'}).sidebar_label).toBe(
    'B (draft)',
  );
});

test('the title of a scheduled post says so, even if only the file name has its date', () => {
  const file = 'i18n/en/docusaurus-plugin-content-blog/2026-06-16-a.md';
  expect(marked({title: 'A', date: tomorrow}).title).toBe('A (scheduled)');
  expect(marked({title: 'A'}, {file}).title).toBe('A (scheduled)');
});

test('published content does not change', () => {
  const today = {title: 'A', date: new Date('2026-06-15'), draft: false};
  expect(marked(today)).toEqual(today);
  expect(marked({title: 'A', date: tomorrow}, {file: 'docs/a.md'}).title).toBe('A');
});
