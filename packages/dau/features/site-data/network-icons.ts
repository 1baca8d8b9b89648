import fs from 'node:fs';

import type {SiteConfig} from '../../settings';

/** The icon set does not contain this network. */
const ZALO =
  '<path d="M12 4c5 0 8.5 3 8.5 7s-3.5 7-8.5 7c-1.1 0-2.1-.2-3-.5L5 19.5l.5-3.2C4.2 15 3.5 13.1 3.5 11c0-4 3.5-7 8.5-7zM9.5 8.5h5l-5 5.5h5"/>';

type IconSet = {readonly icons: Readonly<Record<string, {readonly body: string}>>};

/** Removes colors and line widths, because the site's style sheet sets them. */
const plain = (body: string) => body.replace(/ (?:fill|stroke[\w-]*)="[^"]*"/g, '');

/** Returns the icons of the networks in `socials` and `ids`, each as the content of an `<svg>`. */
export function networkIcons(
  {socials}: Pick<SiteConfig, 'socials'>,
  ids: readonly string[],
): Record<string, string> {
  const {icons} = JSON.parse(
    fs.readFileSync(require.resolve('@iconify-json/tabler/icons.json'), 'utf8'),
  ) as IconSet;
  return Object.fromEntries(
    [...ids, ...socials.map(({id}) => id)].flatMap((id) => {
      const body = id === 'zalo' ? ZALO : icons[id === 'rss' ? id : `brand-${id}`]?.body;
      return body === undefined ? [] : [[id, plain(body)]];
    }),
  );
}
