/** Decodes a URL, or a path that is not encoded. Invalid parts such as `100%` stay as they are. */
export function decodeUrl(url: string): string {
  try {
    return decodeURI(url.replace(/%(?![\da-f]{2})/gi, '%25'));
  } catch {
    return url;
  }
}

/**
 * Encodes a string for a part of a URL. `encodeURIComponent` throws on half a surrogate pair, which a
 * reader gets by deleting half an emoji: it becomes U+FFFD.
 */
export const urlText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
