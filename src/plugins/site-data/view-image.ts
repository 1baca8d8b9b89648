/** Images of projects and events, and the module that imports them. */
import type {Props as IdealImageProps} from '@theme/IdealImage';

import {textIn, type Locale} from '../../lib/locales';
import type {Project} from './author-types';

/** Marks a `require` until the data is written out as a module. */
const MARK = '\u0000require:';

/** Returns an image in one language, for the image pipeline; `{}` if there is no image. */
export function viewImage(picture: Project['picture'], locale: Locale) {
  if (!picture) return {};
  const imported = (file: string) =>
    `${MARK}@site/src/data/pictures/${file}` as unknown as IdealImageProps['img'];
  const {file, dark, alt} = picture;
  return {
    picture: {
      image: imported(file),
      ...(dark && {dark: imported(dark)}),
      alt: textIn(alt, locale),
    },
  };
}

/** The source of a module whose default export is `data`, which imports the images. */
export function toModule(data: unknown): string {
  const code = JSON.stringify(data, null, 2).replaceAll(
    /"\\u0000require:([^"]+)"/g,
    (_match, path: string) => `require(${JSON.stringify(path)})`,
  );
  return `export default ${code};\n`;
}
