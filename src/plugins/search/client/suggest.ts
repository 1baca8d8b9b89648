/** What to search for instead, when nothing was found. */
import {distance} from '../../../lib/edit-distance';
import {at} from '../at';
import {SUGGESTIONS} from '../tuning';

import type {Query} from './query';
import type {Index} from './store';

/** Words like those of the query, however far; then titles of the site, so that there is always a way on. */
export async function suggestQueries(index: Index, {words}: Query): Promise<string[]> {
  const suggestions = new Set<string>();
  const terms = await index.terms();
  for (const {folded} of words) {
    const limit = Math.max(1, Math.floor(folded.length / 3));
    const near = terms
      .map(([term, frequency]) => ({term, frequency, far: distance(folded, term, limit)}))
      .filter(({far}) => far <= limit)
      .sort((a, b) => a.far - b.far || b.frequency - a.frequency);
    for (const {term} of near.slice(0, 2)) suggestions.add(term);
  }
  const pages = new Set(index.pageOf);
  for (const page of pages) {
    if (suggestions.size >= SUGGESTIONS) break;
    const chunk = await index.chunk(at(index.chunkOf, index.pageOf.indexOf(page)));
    suggestions.add(chunk.title);
  }
  return [...suggestions].slice(0, SUGGESTIONS);
}
