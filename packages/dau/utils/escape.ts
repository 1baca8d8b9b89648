export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** Returns JSON for a script element. `<` is escaped, so that no string can close the element. */
export const jsonInHtml = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

/** All control characters except tab and line breaks, and two code points that are not characters. */
const CONTROL = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\uFFFE\uFFFF]/g;

/** Removes control characters. Most of them make feeds and sitemaps invalid. */
export const withoutControlCharacters = (text: string): string => text.replace(CONTROL, '');

/** Returns the first control character, in the form `U+000B`. */
export function controlCharacterIn(text: string): string | undefined {
  const code = text.match(CONTROL)?.[0]?.charCodeAt(0);
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
