/** Links between texts: where each led, and what its address is here. */
import path from 'node:path';

import {defaultLocale} from '../../../src/lib/locales';
import {decoded, pathOf} from './addresses';
import type {PlacedText, SourceSite} from './model';

const withoutEnd = (file: string) => file.replace(/(\/_?index(\.\w+)?)?\.(mdx?|markdown)$/, '');

export class Links {
  /** Texts by their addresses and their files, and by the part of it that all languages share. */
  readonly #byName = new Map<string, PlacedText>();

  /**
   * @param pages addresses that this site has without the import
   * @param anchorsOf places of a text that a link can lead to
   */
  constructor(
    readonly site: SourceSite,
    readonly texts: PlacedText[],
    readonly pages: Set<string>,
    readonly anchorsOf: (text: PlacedText) => string[],
  ) {
    for (const text of texts) {
      const {address, aliases, file, kind, id, language} = text;
      const bare = address.replace(new RegExp(`^/${language}(?=/)`), '');
      const shared = `${kind}:${id.replace(/^\//, '')}`;
      for (const name of [address, bare, ...aliases, file, shared])
        if (!this.#byName.has(name)) this.#byName.set(name, text);
    }
  }

  /** The text that a link means: by its file, as one that stands beside another, or its address. */
  #find(from: PlacedText, name: string, address: string): PlacedText | undefined {
    if (name.startsWith('named:')) {
      // `{% post_url %}` and `ref` name the end of a file
      const end = `/${withoutEnd(name.replace(/^\w+:\/?/, ''))}`;
      const all = this.texts.filter(({file}) => `/${withoutEnd(file)}`.endsWith(end));
      return all.find(({locale}) => locale === from.locale) ?? all[0];
    }
    const {kind, id, file} = from;
    const beside = (folder: string) => path.posix.join(path.posix.dirname(folder), name);
    const shared = beside(id).replace(/^\//, '');
    const files = [
      beside(file),
      `${kind}:${shared}`,
      `${kind}:${name}`,
      name.replace(/^(\/|@site\/)/, ''),
    ];
    return ['', '.md', '.mdx']
      .flatMap((end) => [
        ...(end ? [] : [address, address.toLowerCase()]),
        ...files.map((each) => each + end),
      ])
      .map((each) => this.#byName.get(each))
      .find((each) => each !== undefined);
  }

  /**
   * The address of a link of a text, here.
   *
   * @returns `undefined` if it leads nowhere
   */
  resolve(from: PlacedText, url: string): string | undefined {
    const [, plain = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
    const own = [...this.anchorsOf(from), '', 'top'];
    if (plain === '' && query === '') return own.includes(decoded(hash)) ? url : undefined;
    const {base, hasSlashAtEnd} = this.site;
    const page = `${encodeURI(from.address)}${hasSlashAtEnd ? '/' : ''}`.replace(/\/+$/, '/');
    const inside = plain.startsWith(`${base}/`) ? plain.slice(base.length) : plain;
    const full = `https://site.invalid${page}`;
    const address = pathOf(URL.canParse(inside, full) ? new URL(inside, full).pathname : inside);
    const found = this.#find(from, decoded(plain), address);
    if (found?.fields.draft === true && from.fields.draft !== true) return undefined;
    if (found) {
      // The link must work in each language in which its target is shown
      const shown = this.texts.filter(({kind, key}) => kind === found.kind && key === found.key);
      const isThere = shown.every((text) => this.anchorsOf(text).includes(decoded(hash)));
      return `${found.newAddress}${query}${hash && isThere ? `#${hash}` : ''}`;
    }
    const bare = address.replace(new RegExp(`^/${defaultLocale}(?=/|$)`), '') || '/';
    return this.pages.has(bare) ? `${bare}${query}${hash ? `#${hash}` : ''}` : undefined;
  }

  /** Old addresses of texts that are not those of pages here, with their new ones. */
  redirects(): Map<string, string> {
    const taken = new Set(['/', ...this.pages, ...this.texts.map(({newAddress}) => newAddress)]);
    const redirects = new Map<string, string>();
    for (const {address, aliases, newAddress, fields, language} of this.texts) {
      for (const old of fields.draft === true ? [] : [address, ...aliases]) {
        // Each language of this site has all redirects, under its own path
        const from = old.replace(new RegExp(`^/${language}(?=/)`), '');
        if (!taken.has(from) && !redirects.has(from) && /^\/[^?#]*[^/?#]$/.test(from))
          redirects.set(from, newAddress);
      }
    }
    return redirects;
  }
}
