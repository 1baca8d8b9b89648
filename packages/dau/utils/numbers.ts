/** Puts a number on the same line as the word after it, such as its unit. */
export const joinNumbers = (text: string) => text.replace(/(\d) (?=[\p{L}\p{Sc}%°])/gu, '$1\u00a0');
