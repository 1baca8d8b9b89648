/** Links between texts: where each led, and what its address is here. */
import path from 'node:path';

import {defaultLocale} from '../../../src/lib/locales';
import {siteAddress} from '../../../src/plugins/content/check/addresses';
import {filesUnder} from '../../../src/plugins/content/check/files';
import {pathOf as decoded} from '../../../src/plugins/content/check/markdown/files';
import {readTexts} from '../../../src/plugins/content/check/texts';
import type {PlacedText, SiteKind, SourceSite} from './model';
import {newAddress} from './place';
import {pathOf} from './read/markdown';

const withoutEnd = (file: string) => file.replace(/(\/_?index(\.\w+)?)?\.(mdx?|markdown)$/, '');

/** Addresses of this site's pages that no text makes. */
function ownPages(siteDir: string): string[] {
  const pages = filesUnder(siteDir, 'src/pages')
    .filter((file) => /\.(tsx?|mdx?)$/.test(file) && !file.includes('/_'))
    .map((file) => file.slice('src/pages'.length).replace(/(\/index)?\.\w+$/, '') || '/');
  return [...pages, '/blog', '/blog/archive', '/blog/tags', '/docs', '/docs/tags', '/search'];
}

export class Links {
  readonly #byAddress = new Map<string, PlacedText>();
  /** Texts by their file, and by the part of it that all languages share. */
  readonly #byFile = new Map<string, PlacedText>();
  /** Addresses that this site has without the import, by the file if it has one. */
  readonly known: ReadonlyMap<string, string>;

  constructor(
    siteDir: string,
    readonly kind: SiteKind,
    readonly site: SourceSite,
    readonly texts: readonly PlacedText[],
    readonly anchorsOf: (text: PlacedText) => readonly string[],
  ) {
    this.known = new Map([
      ...ownPages(siteDir).map((page) => [page, ''] as const),
      ...readTexts(siteDir).written.map((text) => [siteAddress(text), text.content.file] as const),
    ]);
    for (const text of texts) {
      this.#byFile.set(text.file, text);
      const shared = `${text.kind}:${text.key}`;
      if (!this.#byFile.has(shared)) this.#byFile.set(shared, text);
      for (const address of [text.address, ...text.aliases]) {
        for (const each of [address, address.replace(/^\/(vi|en)(?=\/)/, '')])
          if (!this.#byAddress.has(each)) this.#byAddress.set(each, text);
      }
    }
  }

  /** The text of a file, as one that stands beside another names it. */
  #file({kind, key, file}: PlacedText, name: string): PlacedText | undefined {
    const {dirname, join} = path.posix;
    return [
      join(dirname(file), name),
      `${kind}:${join(dirname(key), name)}`,
      `${kind}:${name}`,
      name.replace(/^(\/|@site\/)/, ''),
    ]
      .map((each) => this.#byFile.get(each))
      .find(Boolean);
  }

  /** Finds a text by a name of Jekyll's or Hugo's. */
  #named(from: PlacedText, url: string): PlacedText | undefined {
    const name = withoutEnd(url.replace(/^\w+:\/?/, '').replace(/#.*/, ''));
    const ends = ({file}: PlacedText) => `/${withoutEnd(file)}`.endsWith(`/${name}`);
    const all = this.texts.filter(ends);
    return all.find(({locale}) => locale === from.locale) ?? all[0];
  }

  /** The id of a heading with `#`, if every text has it to which the link may lead. */
  #hash(from: PlacedText, to: PlacedText, hash: string): string {
    const versionsOf = ({kind, key}: PlacedText) =>
      this.texts.filter((text) => text.kind === kind && text.key === key);
    const versions = versionsOf(to);
    const own = versions.filter(({locale}) => locale === from.locale);
    // A text without a translation is shown in both languages, and its links lead to texts of both
    const shown = versionsOf(from).length > 1 && own.length > 0 ? own : versions;
    return shown.every((text) => this.anchorsOf(text).includes(decoded(hash))) ? `#${hash}` : '';
  }

  /**
   * The address of a link of a text, here.
   *
   * @returns `undefined` if it leads nowhere
   */
  resolve(from: PlacedText, url: string): string | undefined {
    const [, plain = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
    if (plain === '' && query === '')
      return ['', 'top', ...this.anchorsOf(from)].includes(decoded(hash)) ? url : undefined;
    const isNamed = plain.startsWith('named:');
    const isFile = /\.(mdx?|markdown)$/i.test(plain);
    const {base, hasSlashAtEnd} = this.site;
    const page = `${encodeURI(from.address)}${hasSlashAtEnd ? '/' : ''}`.replace(/\/+$/, '/');
    const inside = plain.startsWith(`${base}/`) ? plain.slice(base.length) : plain;
    const full = `https://site.invalid${page}`;
    const address = pathOf(URL.canParse(inside, full) ? new URL(inside, full).pathname : inside);
    const to = isNamed
      ? this.#named(from, plain)
      : isFile
        ? this.#file(from, decoded(plain))
        : (this.#byAddress.get(address) ??
          this.#byAddress.get(address.toLowerCase()) ??
          this.#file(from, `${decoded(plain)}.md`) ??
          this.#file(from, `${decoded(plain)}.mdx`));
    if (to) {
      // The framework finds a file of the same kind by its name
      const isByFile = isFile && this.kind === 'docusaurus' && to.kind === from.kind;
      return `${isByFile ? plain : newAddress(to)}${query}${this.#hash(from, to, hash)}`;
    }
    const bare = address.replace(new RegExp(`^/${defaultLocale}(?=/|$)`), '') || '/';
    const isHere = !isNamed && !isFile && this.known.has(bare);
    return isHere ? `${bare}${query}${hash ? `#${hash}` : ''}` : undefined;
  }

  /** Old addresses of texts that are not those of pages here, with their new ones. */
  redirects(): Map<string, string> {
    const taken = new Set([...this.known.keys(), ...this.texts.map(newAddress), '/']);
    const redirects = new Map<string, string>();
    for (const text of this.texts.filter(({fields}) => fields.draft !== true)) {
      for (const old of [text.address, ...text.aliases]) {
        // Each language of this site has all redirects, under its own path
        const from = text.locale === defaultLocale ? old : old.replace(`/${text.locale}/`, '/');
        if (!taken.has(from)) redirects.set(from, newAddress(text));
      }
    }
    return redirects;
  }
}
