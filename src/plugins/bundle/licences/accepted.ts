/**
 * Licenses (SPDX ids) of code and fonts that browsers may get. Each asks for no more than its text
 * and notices, which `licences.txt` has. Add one only after you have read what it asks for.
 */
export const accepted: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/** Licenses of packages and folders that name none, with the place where it was found. */
export const found: Readonly<Record<string, string>> = {
  // The file LICENSE of github.com/giscus/giscus-component
  '@giscus/react': 'MIT',
};

/**
 * Packages whose code is in the files of another package, by that package: the bundler's list of
 * modules cannot show them.
 */
export const inside: Readonly<Record<string, readonly string[]>> = {
  '@docsearch/react': ['@algolia/autocomplete-core', 'marked', 'zod'],
  '@giscus/react': ['giscus', 'lit', 'lit-html', 'lit-element', '@lit/reactive-element'],
};

/** Are the terms of a license expression accepted? Of `A OR B`, one is enough. */
export function isAccepted(expression: string): boolean {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => accepted.has(id)));
}
