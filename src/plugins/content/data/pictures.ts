import type {Locale} from '../../../lib/locales';
import type {Picture} from './author-types';
import type {ViewPicture} from './view-types';

/** Where the pictures of the data are, from the site's folder. */
export const PICTURES = 'src/data/pictures';

/** Stands for a `require` until the data is written out as a module. */
const MARK = '\u0000require:';

/** A picture in one language; its image goes through the image pipeline. */
export function viewPicture({file, alt}: Picture, locale: Locale): ViewPicture {
  return {image: `${MARK}@site/${PICTURES}/${file}`, alt: alt[locale]};
}

/** The source of a module whose default export is `data`, pictures being imported by it. */
export function toModule(data: unknown): string {
  const json = JSON.stringify(data, null, 2);
  const code = json.replaceAll(/"\\u0000require:([^"]+)"/g, (_match, path: string) => {
    return `require(${JSON.stringify(path)})`;
  });
  return `export default ${code};\n`;
}
