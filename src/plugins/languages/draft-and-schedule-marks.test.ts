/** @jest-environment node */
import {markUnpublished} from './draft-and-schedule-marks';

type Where = Partial<Parameters<typeof markUnpublished>[1]>;

const text = {
  file: 'blog/a.md',
  locale: 'en',
  now: Date.parse('2026-06-15T12:00:00Z'),
} as const;

test.each([
  ['a draft', {title: 'A', draft: true}, {}, {title: 'A (draft)', isDraft: true}],
  [
    'a draft in Vietnamese',
    {title: 'A', draft: true},
    {locale: 'vi'},
    {title: 'A (bản nháp)', isDraft: true},
  ],
  [
    'a post that is not due',
    {title: 'A', date: new Date('2026-06-16')},
    {},
    {title: 'A (scheduled)'},
  ],
  [
    'a day in the name of a translation',
    {title: 'A'},
    {file: 'i18n/en/docusaurus-plugin-content-blog/2026-06-16-a.md'},
    {title: 'A (scheduled)'},
  ],
  [
    'a guide with another label',
    {title: 'A', sidebar_label: 'B', draft: true},
    {file: 'docs/a.md'},
    {title: 'A (draft)', sidebar_label: 'B (draft)', isDraft: true},
  ],
  ['a draft without a title', {draft: true}, {}, {title: 'Heading (draft)', isDraft: true}],
  ['a post of today', {title: 'A', date: new Date('2026-06-15')}, {}, {title: 'A'}],
  [
    'a guide with a date',
    {title: 'A', date: new Date('2026-06-16')},
    {file: 'docs/a.md'},
    {title: 'A'},
  ],
  ['draft: false', {title: 'A', draft: false}, {}, {title: 'A', draft: false}],
] as [string, Record<string, unknown>, Where, Record<string, unknown>][])(
  'the title says why a post is not published: %s',
  (_, frontMatter, where, expected) => {
    const marked = markUnpublished({frontMatter, content: '# Heading\n'}, {...text, ...where});
    expect(marked.frontMatter).toMatchObject(expected);
    expect(marked.frontMatter.draft).not.toBe(true);
    expect(marked.content).toBe('# Heading\n');
  },
);
