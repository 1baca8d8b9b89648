/** Checks in the text whether words of the query are adjacent. The index only knows pairs. */
import {elementAt} from '../element-at';
import {tokenize} from '../fold';

import type {QueryWord} from './query';

/**
 * Returns the length, in words, of the longest part of the query that the text
 * contains in the same order.
 *
 * @param open whether the last word may be the beginning of a longer one
 */
export function longestRun(text: string, words: readonly QueryWord[], open: boolean): number {
  const tokens = tokenize(text);
  const last = words.length - 1;
  const same = (word: number, token: number) => {
    const {folded} = elementAt(tokens, token);
    const wanted = elementAt(words, word).folded;
    return folded === wanted || (open && word === last && folded.startsWith(wanted));
  };
  let longest = 0;
  for (let token = 0; token < tokens.length; token++) {
    for (let word = 0; word <= last; word++) {
      let run = 0;
      while (word + run <= last && token + run < tokens.length && same(word + run, token + run)) {
        run += 1;
      }
      longest = Math.max(longest, run);
    }
  }
  return longest;
}
