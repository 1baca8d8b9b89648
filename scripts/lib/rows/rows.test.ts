/** @jest-environment node */
import {rows, type Row} from './list';
import {compare, proofOf, variables} from './proofs';

const named = (...titles: string[]) => ({file: 'a.test.ts', titles});

test.each([
  ['P03 P04 vi: loads', ['P03', 'P04'], ['vi'], false],
  ['B04 with a day it shows', ['B04'], [], false],
  ['GISCUS_* CANNY_BOARD_TOKEN en unset: a link', ['GISCUS_*', 'CANNY_BOARD_TOKEN'], ['en'], true],
  ['R06: exists in both languages', ['R06'], ['vi', 'en'], false],
  ['R01 /en/blog', ['R01'], ['en'], false],
  ['the message of P03 closes', [], [], false],
])('the title "%s" names what it proves', (title, ids, languages, isUnset) => {
  expect(proofOf(named(title))).toEqual({ids, languages, isUnset});
});

test('groups of tests name rows and languages, too', () => {
  expect(proofOf(named('P02 guides', 'vi', 'S04 the menu'))).toMatchObject({
    ids: ['P02', 'S04'],
    languages: ['vi'],
  });
});

describe('the comparison', () => {
  const row = (id: string, more: Partial<Row> = {}): Row => ({id, what: id, ...more});
  const missing = (own: readonly Row[], ...titles: string[]) =>
    compare(
      own,
      titles.map((title) => named(title)),
    )
      .filter(({id, missing: lacks}) => lacks && !variables.some(({name}) => name === id))
      .map((line) => `${line.id}: ${line.missing}`);

  test('a row without a test is missing one', () => {
    expect(missing([row('A01'), row('A02')], 'A01 works')).toEqual(['A02: a test']);
  });

  test('a row with texts needs a test in each language', () => {
    const own = [row('A01', {inEachLanguage: true})];
    expect(missing(own, 'A01 vi: works')).toEqual(['A01: a test in en']);
    expect(missing(own, 'A01 vi: works', 'A01 en: works')).toEqual([]);
  });

  test('a title with an unknown id is reported', () => {
    expect(missing([], 'Z99 works')).toEqual(['Z99: a row or variable of this name']);
  });

  test('a variable needs tests with and without it; a pattern means its group, not the secret', () => {
    const lines = compare([], [named('ALGOLIA_* vi set'), named('ALGOLIA_* en set')]);
    const proven = lines.filter(({missing: lacks}) => !lacks).map(({id, what}) => `${id} ${what}`);
    expect(proven).toEqual([
      'ALGOLIA_APP_ID set',
      'ALGOLIA_SEARCH_KEY set',
      'ALGOLIA_INDEX_NAME set',
    ]);
  });
});

test('the list has each id once', () => {
  expect(new Set(rows.map(({id}) => id)).size).toBe(rows.length);
});
