/** Pictures of projects and events, and the module through which they pass the image pipeline. */
import type {Props as IdealImageProps} from '@theme/IdealImage';

import {textIn, type Locale} from '../../lib/locales';
import type {Project} from './author-types';

/** Stands for a `require` until the data is written out as a module. */
const MARK = '\u0000require:';

/** A picture in one language, if there is one; its image goes through the image pipeline. */
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

/** The source of a module whose default export is `data`, pictures being imported by it. */
export function toModule(data: unknown): string {
  const code = JSON.stringify(data, null, 2).replaceAll(
    /"\\u0000require:([^"]+)"/g,
    (_match, path: string) => `require(${JSON.stringify(path)})`,
  );
  return `export default ${code};\n`;
}
