import {distance} from 'docusaurus-search-folded/distance';
import {fold} from 'docusaurus-search-folded/fold';

/**
 * Returns a question such as `Did you mean "tags"?` with the most similar known word, or an empty string if none is
 * similar enough.
 */
export function suggestion(word: string, known: readonly string[]): string {
  const folded = fold(word);
  const [best] = known
    .map((candidate) => {
      const other = fold(candidate);
      const limit = Math.max(1, Math.floor(other.length / 3));
      return {candidate, limit, edits: distance(folded, other)};
    })
    .filter(({edits, limit}) => edits <= limit)
    // Few typos change the first letter: `jss` is `js` rather than `rss`
    .map((each) => ({...each, isOther: Number(each.candidate[0] !== word[0])}))
    .sort((a, b) => a.edits - b.edits || a.isOther - b.isOther);
  return best ? `Did you mean "${best.candidate}"?` : '';
}
