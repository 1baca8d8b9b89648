/** Are the words of the query really beside each other? Pairs alone cannot tell. */
import {at} from '../at';
import {tokenize} from '../fold';

import type {QueryWord} from './query';

/** Length of the longest run of the query's words, in their order, that stands in the text. */
export function longestRun(text: string, words: readonly QueryWord[], open: boolean): number {
  const tokens = tokenize(text);
  const last = words.length - 1;
  const same = (word: number, token: number) => {
    const {folded} = at(tokens, token);
    const wanted = at(words, word).folded;
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
