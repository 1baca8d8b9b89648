/** Returns a number and a word in the singular or plural: `1 file`, `2 files`. */
export const count = (number: number, word: string) =>
  `${number} ${word}${number === 1 ? '' : 's'}`;
