/** Maximum number of characters. Each one gets a card. */
export const maxLength = 60;

const KEY = 'text';

/**
 * Returns the text in a URL's hash, or `undefined` if there is none. Removes control characters and
 * limits the length, because anyone can write a link.
 */
export function textInHash(hash: string): string | undefined {
  const text = new URLSearchParams(hash.slice(1)).get(KEY);
  if (text === null) return undefined;
  return [...text.replace(/\p{Cc}/gu, '')].slice(0, maxLength).join('');
}

/** Returns the hash for the given text. */
export function hashOf(text: string): string {
  return `#${new URLSearchParams({[KEY]: text}).toString()}`;
}
