const WORDS_PER_MINUTE = 200;

/** Matches a word. In Vietnamese, a syllable counts as a word. `it’s`, `3.5` and `array.map` are one word each. */
const WORD = /[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_]|['’.](?=[\p{L}\p{N}]))*/gu;

/**
 * Counts words. Docusaurus uses `Intl.Segmenter`, which takes ten times as long: three seconds for 200
 * posts.
 */
const countWords = (content: string): number => content.match(WORD)?.length ?? 0;

/** Returns the reading time of a post in minutes. */
export function readingTime({content}: {readonly content: string}): number {
  return Math.round((countWords(content) / WORDS_PER_MINUTE) * 100) / 100;
}
