import type {Props as IdealImageProps} from '@theme/IdealImage';

import {textIn, type Locale} from '../../lib/locales';
import type {Project} from './author-types';

/** The prefix of a path that `toModule` replaces with `require`. */
const MARK = '\u0000require:';

/** Returns the image of an entry in one language; `{}` if there is no image. */
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

/** Returns the source code of a module that imports the images and exports the data. */
export function toModule(data: unknown): string {
  const code = JSON.stringify(data, null, 2).replaceAll(
    /"\\u0000require:([^"]+)"/g,
    (_match, path: string) => `require(${JSON.stringify(path)})`,
  );
  return `export default ${code};\n`;
}
