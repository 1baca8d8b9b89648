/** Maximum number of characters. Each one gets a card. */
export const maxLength = 60;

/** The text inspector, and the name whose tune is shown. */
type Key = 'text' | 'name';

/**
 * Returns the text in a URL's hash, or `undefined` if there is none. Removes control characters and
 * limits the length, because anyone can write a link.
 */
export function textInHash(hash: string, key: Key): string | undefined {
  const text = new URLSearchParams(hash.slice(1)).get(key);
  if (text === null) return undefined;
  return [...text.replace(/\p{Cc}/gu, '')].slice(0, maxLength).join('');
}

/** Returns a hash with another text for a field. The other field keeps its text. */
export function hashWith(hash: string, key: Key, text: string): string {
  const fields = new URLSearchParams(hash.slice(1));
  fields.set(key, text);
  return `#${fields.toString()}`;
}
