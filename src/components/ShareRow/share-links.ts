/**
 * Links that share an address. Only services with a plain link: Zalo has none
 * (its button needs Zalo's own script), but is in a phone's share sheet.
 */
export function shareLinks(url: string, title: string): {name: string; href: string}[] {
  const [u, t] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    {name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${u}`},
    {name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${u}`},
    {name: 'X', href: `https://x.com/intent/post?url=${u}&text=${t}`},
  ];
}
