import slugify from '@sindresorhus/slugify';

/**
 * Returns a name as a part of a URL: ASCII without diacritics. `Đường dẫn` is `duong-dan`, `C++` is
 * `c-plus-plus`. If no letter has an ASCII form, the name is returned unchanged.
 */
export const slugOf = (name: string): string =>
  slugify(name.replace(/(?<=[\p{L}+])\+/gu, ' plus ').replace(/(?<=\p{L})#/gu, ' sharp '), {
    decamelize: false,
  }) || name;
