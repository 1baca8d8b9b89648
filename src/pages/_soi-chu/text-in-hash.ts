/** Maximum length of the text. A longer text would make a very long list. */
export const maxLength = 60;

const KEY = 'text';

/**
 * Returns the text in the hash of an address, or `undefined` if there is none. Anybody can write a
 * link, so control characters are removed and a long text is cut.
 */
export function textInHash(hash: string): string | undefined {
  const text = new URLSearchParams(hash.slice(1)).get(KEY);
  if (text === null) return undefined;
  return [...text.replace(/\p{Cc}/gu, '')].slice(0, maxLength).join('');
}

/** Returns the hash for a text. */
export function hashOf(text: string): string {
  return `#${new URLSearchParams({[KEY]: text}).toString()}`;
}
