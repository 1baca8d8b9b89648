/** Decodes a URL, or a path that is not encoded. Invalid parts such as `100%` stay as they are. */
export function decodeUrl(url: string): string {
  try {
    return decodeURI(url.replace(/%(?![\da-f]{2})/gi, '%25'));
  } catch {
    return url;
  }
}

/**
 * Encodes a string for a part of a URL. Half a surrogate pair, which a reader gets by deleting half an
 * emoji, becomes U+FFFD, because `encodeURIComponent` would throw on it.
 */
export const urlText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
