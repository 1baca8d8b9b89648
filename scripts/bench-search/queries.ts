/**
 * Generates queries that have exactly one right answer: only one page of the corpus has all their
 * words. Words are compared without diacritics, so the test is fair to both spellings.
 */
import {fold} from '../../src/plugins/search/fold';

import {pick, random, type CorpusPage} from './corpus';

/** A query in both spellings, and the URL of the page that it should find. */
export type BenchQuery = {
  readonly kind: 'phrase' | 'scattered';
  readonly marked: string;
  readonly unmarked: string;
  readonly url: string;
};

const words = (text: string) => text.match(/[\p{L}\p{N}#+.]*[\p{L}\p{N}#+]/gu) ?? [];

/**
 * Prepares a page for lookup: its sentences and headings, the same folded, and the set of folded
 * words.
 */
function searchable(page: CorpusPage) {
  const lines = [
    page.title,
    ...page.sections.flatMap(({heading, text}) => [heading, ...text.split('. ')]),
  ].filter((line) => words(line).length > 0);
  const folded = lines.map((line) => ` ${words(fold(line)).join(' ')} `);
  return {lines, folded, set: new Set(folded.flatMap((line) => line.trim().split(' ')))};
}

/**
 * Generates the requested number of queries of each kind. Use another seed than that of the corpus.
 */
export function makeQueries(
  pages: readonly CorpusPage[],
  seed: string,
  {phrases, scattered}: {readonly phrases: number; readonly scattered: number},
): BenchQuery[] {
  const next = random(seed);
  const texts = pages.map(searchable);
  const queries: BenchQuery[] = [];
  const add = (kind: BenchQuery['kind'], chosen: readonly string[], url: string) => {
    const marked = chosen.join(' ').toLowerCase();
    queries.push({kind, marked, unmarked: fold(marked), url});
  };
  while (queries.length < phrases) {
    const at = Math.floor(next() * pages.length);
    const line = words(pick(texts[at]?.lines ?? [], next));
    const length = 3 + Math.floor(next() * 4);
    if (line.length < length) continue;
    const from = Math.floor(next() * (line.length - length + 1));
    const chosen = line.slice(from, from + length);
    const needle = ` ${fold(chosen.join(' '))} `;
    const found = texts.filter(({folded}) => folded.some((each) => each.includes(needle)));
    if (found.length === 1) add('phrase', chosen, pages[at]?.url ?? '');
  }
  let tries = 0;
  while (queries.length < phrases + scattered) {
    tries += 1;
    const at = Math.floor(next() * pages.length);
    // Use more words if earlier tries matched several pages.
    const length = 3 + Math.min(5, Math.floor(tries / 3000)) + Math.floor(next() * 3);
    const chosen = new Set<string>();
    for (let i = 0; i < length; i++) {
      const word = pick(words(pick(texts[at]?.lines ?? [], next)), next);
      if (word.length > 2) chosen.add(word.toLowerCase());
    }
    if (chosen.size < 3) continue;
    const needles = [...chosen].map(fold);
    const found = texts.filter(({set}) => needles.every((needle) => set.has(needle)));
    if (found.length === 1) add('scattered', [...chosen], pages[at]?.url ?? '');
  }
  return queries;
}
