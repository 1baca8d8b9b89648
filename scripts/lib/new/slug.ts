import slugify from '@sindresorhus/slugify';

import {refuse} from '../refusal';

/** Converts a title to an address: ASCII, without diacritics (`Đường dẫn` → `duong-dan`). */
export const slugOf = (title: string): string =>
  slugify(title, {decamelize: false}) ||
  refuse(`"${title}" has no letter to make an address of. Give one with --slug my-address.`);
