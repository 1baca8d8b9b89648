import {useIsAllowed} from '../../../ui/useSite';

const COLORS = 'fill="#fff" font-family="sans-serif" font-size="19" text-anchor="middle"';

/** Draws the first letters of the first and the last word of a name. `blog.css` colors the circle. */
function initials(name: string): string {
  const words = name.split(/\s+/).map((word) => [...word.normalize('NFC')][0] ?? '');
  const letters = [...new Set([words[0], words.at(-1)])].join('').toUpperCase();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><text x="24" y="31" ${COLORS}>${letters.replace(/[&<]/g, '')}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Returns the URL of an author's image, or draws initials if browsers block the image's host. */
export function useAuthorImage({imageURL, name = ''}: {imageURL?: string; name?: string}) {
  return useIsAllowed(imageURL ?? '') ? imageURL : initials(name);
}
