const WITH_SRC = /^(img|video|audio|source|track|embed)$/;

/** Returns a pattern for the URLs of files in an attribute of an HTML element, if it may have any. */
export function fileUrls(element: string, attribute: string): RegExp | undefined {
  const name = attribute.toLowerCase();
  if (name === 'style') return /(?<=url\(["']?)[^)"'\s]+/g;
  // Each URL may have a width or a density after it: `a.png 640w, b.png 2x`
  if (name === 'srcset') return /(?=[^\s,])(?<=(?:^|,)\s*)[^\s,]+/g;
  const isUrl =
    name === 'src' ? WITH_SRC.test(element) : name === (element === 'object' ? 'data' : 'poster');
  return isUrl ? /^[^]+$/g : undefined;
}
