/** Links between texts: where each led, and what its address is here. */
import path from 'node:path';

import {defaultLocale} from '../../../src/lib/locales';
import {decoded, pathOf} from './addresses';
import type {PlacedText, SourceSite} from './model';

const withoutEnd = (file: string) => file.replace(/(\/_?index(\.\w+)?)?\.(mdx?|markdown)$/, '');
const withoutLanguage = (address: string, language: string) =>
  address.replace(new RegExp(`^/${language}(?=/)`), '');

/**
 * @param pages addresses that this site has without the import
 * @param anchorsOf places of a text that a link can lead to
 */
export function linksOf(
  {base, hasSlashAtEnd}: SourceSite,
  texts: PlacedText[],
  pages: Set<string>,
  anchorsOf: (text: PlacedText) => string[],
) {
  /** Texts by their addresses and their files, and by the part of it that all languages share. */
  const byName = new Map<string, PlacedText>();
  for (const text of texts) {
    const {address, aliases, file, kind, id, language} = text;
    const names = [address, withoutLanguage(address, language), ...aliases, file];
    for (const name of [...names, `${kind}:${id}`]) if (!byName.has(name)) byName.set(name, text);
  }

  /** The text that a link means: by its file, as one that stands beside another, or its address. */
  function find({kind, id, file, locale}: PlacedText, name: string, address: string) {
    if (name.startsWith('named:')) {
      // `{% post_url %}` and `ref` name the end of a file
      const end = `/${withoutEnd(name.replace(/^\w+:\/?/, ''))}`;
      const all = texts.filter((text) => `/${withoutEnd(text.file)}`.endsWith(end));
      return all.find((text) => text.locale === locale) ?? all[0];
    }
    const beside = (each: string) => path.posix.join(path.posix.dirname(each), name);
    const inSite = name.replace(/^(\/|@site\/)/, '');
    const written = [beside(file), `${kind}:${beside(id)}`, `${kind}:${inSite}`, inSite];
    const found = [address, address.toLowerCase()].concat(
      ['', '.md', '.mdx'].flatMap((end) => written.map((each) => each + end)),
    );
    return found.map((each) => byName.get(each)).find((each) => each !== undefined);
  }

  return {
    /**
     * The address of a link of a text, here.
     *
     * @returns `undefined` if it leads nowhere
     */
    resolve(from: PlacedText, url: string): string | undefined {
      const [, plain = '', query = '', hash = ''] =
        /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
      const own = [...anchorsOf(from), '', 'top'];
      if (plain === '' && query === '') return own.includes(decoded(hash)) ? url : undefined;
      const page = `${encodeURI(from.address)}${hasSlashAtEnd ? '/' : ''}`.replace(/\/+$/, '/');
      const inside = plain.startsWith(`${base}/`) ? plain.slice(base.length) : plain;
      const full = `https://site.invalid${page}`;
      const address = pathOf(URL.canParse(inside, full) ? new URL(inside, full).pathname : inside);
      const found = find(from, decoded(plain), address);
      if (found?.fields.draft === true && from.fields.draft !== true) return undefined;
      if (found) {
        // The link must work in each language in which its target is shown
        const shown = texts.filter(({kind, key}) => kind === found.kind && key === found.key);
        const isThere = shown.every((text) => anchorsOf(text).includes(decoded(hash)));
        return `${found.newAddress}${query}${hash && isThere ? `#${hash}` : ''}`;
      }
      const bare = withoutLanguage(address, defaultLocale) || '/';
      return pages.has(bare) ? `${bare}${query}${hash ? `#${hash}` : ''}` : undefined;
    },

    /** Old addresses of texts that are not those of pages here, with their new ones. */
    redirects(): Map<string, string> {
      const taken = new Set(['/', ...pages, ...texts.map(({newAddress}) => newAddress)]);
      const redirects = new Map<string, string>();
      for (const {address, aliases, newAddress, fields, language} of texts) {
        for (const old of fields.draft === true ? [] : [address, ...aliases]) {
          // Each language of this site has all redirects, under its own path
          const from = withoutLanguage(old, language);
          if (!taken.has(from) && !redirects.has(from) && /^\/[^?#]*[^/?#]$/.test(from))
            redirects.set(from, newAddress);
        }
      }
      return redirects;
    },
  };
}
