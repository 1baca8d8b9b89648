/** Links between texts: where each led, and what its address is here. */
import path from 'node:path';

import {defaultLocale} from '../../../src/lib/locales';
import {filesUnder} from '../../../src/plugins/content/check/files';
import {readTexts} from '../../../src/plugins/content/check/texts';
import {addressOf} from '../../../src/plugins/content/check/addresses';
import type {SourceSite} from './model';
import {newAddress, type PlacedText} from './place';
import {pathOf} from './read/markdown';

/** Letters and digits alone: other sites make other ids of the same heading. */
const fold = (id: string) =>
  id
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/gi, 'd')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Addresses of this site's pages that no text makes. */
function ownPages(siteDir: string): string[] {
  const pages = filesUnder(siteDir, 'src/pages')
    .filter(
      (file) => /\.(tsx?|mdx?)$/.test(file) && !/(^|\/)_/.test(file.slice('src/pages/'.length)),
    )
    .map((file) => file.slice('src/pages'.length).replace(/(\/index)?\.\w+$/, '') || '/');
  return [...pages, '/blog', '/blog/archive', '/blog/tags', '/docs', '/docs/tags', '/search'];
}

export class Links {
  readonly #byAddress = new Map<string, PlacedText>();
  readonly #byFile = new Map<string, PlacedText>();
  /** Addresses that this site has without the import. */
  readonly known: ReadonlySet<string>;

  constructor(
    readonly siteDir: string,
    readonly site: SourceSite,
    readonly texts: readonly PlacedText[],
    readonly anchorsOf: (text: PlacedText) => readonly string[],
  ) {
    const roots = {post: '/blog/', guide: '/docs/', page: '/'};
    this.known = new Set([
      ...ownPages(siteDir),
      ...readTexts(siteDir).written.map((text) => `${roots[text.content.kind]}${addressOf(text)}`),
    ]);
    for (const text of texts) {
      this.#byFile.set(text.file, text);
      for (const address of [text.address, ...text.aliases]) {
        const plain = address.replace(/^\/(vi|en)(?=\/)/, '');
        for (const each of [address, plain])
          if (!this.#byAddress.has(each)) this.#byAddress.set(each, text);
      }
    }
  }

  /** The text of a file, as one that stands beside another names it. */
  #file(from: PlacedText, name: string): PlacedText | undefined {
    const {kind, key, file} = from;
    const roots = this.texts
      .filter((text) => text.kind === kind && text.file.endsWith(`/${text.key}`))
      .map((text) => text.file.slice(0, -text.key.length));
    const own = file.endsWith(key) ? file.slice(0, -key.length) : '';
    const candidates = [
      path.posix.join(path.posix.dirname(file), name),
      ...[own, ...new Set(roots)].flatMap((root) => [
        path.posix.join(root, path.posix.dirname(key), name),
        path.posix.join(root, name),
      ]),
      name.replace(/^(\/|@site\/)/, ''),
    ];
    return candidates.map((each) => this.#byFile.get(each)).find(Boolean);
  }

  /** Finds a text by a name of Jekyll's or Hugo's. */
  #named(from: PlacedText, url: string): PlacedText | undefined {
    const name = url
      .replace(/^\w+:/, '')
      .replace(/^\//, '')
      .replace(/#.*/, '')
      .replace(/(\/_?index)?\.(mdx?|markdown)$/, '');
    const ends = ({file}: PlacedText) =>
      `/${file.replace(/(\/index(\.\w+)?)?\.(mdx?|markdown)$/, '')}`.endsWith(`/${name}`);
    return (
      this.#file(from, `${name}.md`) ??
      this.texts.find((text) => ends(text) && text.locale === from.locale) ??
      this.texts.find(ends)
    );
  }

  /** The id of a heading, as the text has it here. */
  #anchor(text: PlacedText, id: string): string | undefined {
    const anchors = this.anchorsOf(text);
    const wanted = decode(id);
    if (anchors.includes(wanted)) return id;
    return fold(wanted) === '' ? undefined : anchors.find((each) => fold(each) === fold(wanted));
  }

  /** The texts of all languages at the address of one. */
  #versions({kind, key}: PlacedText): readonly PlacedText[] {
    return this.texts.filter((text) => text.kind === kind && text.key === key);
  }

  /** The id of a heading that every text has to which a link may lead. */
  #sharedAnchor(from: PlacedText, to: PlacedText, hash: string): string | undefined {
    const versions = this.#versions(to);
    const own = versions.filter(({locale}) => locale === from.locale);
    // A text without a translation is shown in both languages, and its links lead to texts of both
    const shown = this.#versions(from).length > 1 && own.length > 0 ? own : versions;
    const id = this.#anchor(to, hash);
    return id !== undefined && shown.every((text) => this.#anchor(text, id) === id)
      ? id
      : undefined;
  }

  /**
   * The address of a link of a text, here.
   *
   * @returns `undefined` if it leads nowhere
   */
  resolve(from: PlacedText, url: string): string | undefined {
    const [, plain = '', query = '', hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
    if (plain === '' && hash !== undefined) {
      const id = hash === '' || hash === 'top' ? hash : this.#anchor(from, hash);
      return id === undefined ? undefined : `#${id}`;
    }
    const withHash = (to: PlacedText, address: string) => {
      const id = hash ? this.#sharedAnchor(from, to, hash) : undefined;
      return `${address}${query}${id ? `#${id}` : ''}`;
    };
    const isNamed = /^(jekyll|hugo):/.test(plain);
    if (isNamed || /\.(mdx?|markdown)$/i.test(plain)) {
      const to = isNamed ? this.#named(from, plain) : this.#file(from, decode(plain));
      if (to === undefined) return undefined;
      // The framework finds a file of the same kind by its name
      const isSame = this.site.kind === 'docusaurus' && to.kind === from.kind && !isNamed;
      return withHash(to, isSame ? plain : newAddress(to));
    }
    const {base, hasSlashAtEnd} = this.site;
    const page = `${encodeURI(from.address)}${hasSlashAtEnd && !from.address.endsWith('/') ? '/' : ''}`;
    const full = URL.canParse(plain, `https://site.invalid${page}`)
      ? new URL(plain, `https://site.invalid${page}`).pathname
      : plain;
    const address = pathOf(
      base !== '' && full.startsWith(`${base}/`) && plain.startsWith('/')
        ? full.slice(base.length)
        : full,
    );
    const to = this.#byAddress.get(address) ?? this.#byAddress.get(address.toLowerCase());
    if (to) {
      const target = newAddress(to);
      return withHash(to, plain.startsWith('/') && plain === target ? plain : target);
    }
    const [beside] = ['.md', '.mdx'].flatMap((end) => this.#file(from, decode(plain) + end) ?? []);
    if (beside) return withHash(beside, newAddress(beside));
    const bare = address.replace(new RegExp(`^/${defaultLocale}(?=/|$)`), '') || '/';
    return this.known.has(bare) ? `${bare}${query}${hash ? `#${hash}` : ''}` : undefined;
  }

  /** Old addresses of texts that are not those of pages here, with their new ones. */
  redirects(): Map<string, string> {
    const taken = new Set([...this.known, ...this.texts.map(newAddress)]);
    const redirects = new Map<string, string>();
    for (const text of this.texts) {
      const to = newAddress(text);
      for (const old of [text.address, ...text.aliases]) {
        // Each language of this site has all redirects, under its own path
        const from = text.locale === defaultLocale ? old : old.replace(`/${text.locale}/`, '/');
        const isSame = from === to;
        if (!isSame && !taken.has(from) && from !== '/' && text.fields.draft !== true)
          redirects.set(from, to);
      }
    }
    return redirects;
  }
}
