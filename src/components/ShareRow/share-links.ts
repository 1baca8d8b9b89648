/**
 * Returns links that share a page. Only services with a plain link are in the list.
 * Zalo is not: its button needs its own script. The share sheet of a phone has Zalo.
 */
export function shareLinks(url: string, title: string): {name: string; href: string}[] {
  const [u, t] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    {name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${u}`},
    {name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${u}`},
    {name: 'X', href: `https://x.com/intent/post?url=${u}&text=${t}`},
  ];
}
