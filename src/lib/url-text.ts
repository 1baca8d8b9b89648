/**
 * Encodes a text for a part of a URL. `encodeURIComponent` throws on half a surrogate pair, which a
 * reader gets by deleting half an emoji: it becomes U+FFFD.
 */
export const urlText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
