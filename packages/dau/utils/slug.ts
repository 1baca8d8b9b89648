import slugify from '@sindresorhus/slugify';

/**
 * Converts a name to part of a URL: ASCII without diacritics. `Đường dẫn` becomes `duong-dan`, and
 * `C++` becomes `c-plus-plus`. If no letter has an ASCII form, returns the name unchanged.
 */
export const slugOf = (name: string): string =>
  slugify(name.replace(/(?<=[\p{L}+])\+/gu, ' plus ').replace(/(?<=\p{L})#/gu, ' sharp '), {
    decamelize: false,
  }) || name;
