import fs from 'node:fs';
import path from 'node:path';

import {drawingIn, type Drawing} from '../../lib/inline-drawing';
import type {SiteConfig} from '../../lib/settings';

/** Icons that are missing in the icon set. */
const DRAWN = new Map([
  [
    'zalo',
    '<path d="M12 4c5 0 8.5 3 8.5 7s-3.5 7-8.5 7c-1.1 0-2.1-.2-3-.5L5 19.5l.5-3.2C4.2 15 3.5 13.1 3.5 11c0-4 3.5-7 8.5-7zM9.5 8.5h5l-5 5.5h5"/>',
  ],
]);

type IconSet = {readonly icons: Readonly<Record<string, {readonly body: string}>>};

/** Removes colors and line widths, because the style sheet sets them. */
const plain = (body: string) => body.replace(/ (?:fill|stroke[\w-]*)="[^"]*"/g, '');

/**
 * Returns the icons of the networks in `socials` and `ids`. A drawing by the author replaces the icon of
 * the icon set.
 */
export function networkDrawings(
  siteDir: string,
  {socials}: Pick<SiteConfig, 'socials'>,
  ids: readonly string[],
): Record<string, Drawing> {
  const {icons} = JSON.parse(
    fs.readFileSync(require.resolve('@iconify-json/tabler/icons.json'), 'utf8'),
  ) as IconSet;
  const drawing = (id: string, file?: string): Drawing | undefined => {
    if (file !== undefined) return drawingIn(path.join(siteDir, 'static', file));
    const body = DRAWN.get(id) ?? icons[id === 'rss' ? id : `brand-${id}`]?.body;
    return body === undefined ? undefined : {body: plain(body)};
  };
  const wanted = [...ids.map((id) => ({id, drawing: undefined})), ...socials];
  return Object.fromEntries(
    wanted.flatMap(({id, drawing: file}) => {
      const found = drawing(id, file);
      return found ? [[id, found]] : [];
    }),
  );
}
