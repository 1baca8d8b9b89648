/** Finds the new URLs of links between items, and the redirects from old URLs. */
import path from 'node:path';

import {createSlugger} from '@docusaurus/utils';

import {ENGINE_PAGES} from '../../../src/lib/engine-pages';
import type {Placed, SourceSite} from './model';
import {decoded, pathOf} from './urls';

const withoutEnd = (file: string) =>
  file.replace(/(\/_?index(\.\w+)?)?\.(mdx?|markdown|html?)$/i, '');
const withoutLanguage = (url: string, language: string) =>
  url.replace(new RegExp(`^/${language}(?=/)`), '');

/** @param anchors the ids in each item that a hash can link to */
export function linksOf(
  {base, hasSlashAtEnd, program}: SourceSite,
  items: Placed[],
  anchors: Map<Placed, Set<string>>,
) {
  /** The items by URL, by file, and by the part of the path that is the same in all languages. */
  const byName = new Map<string, Placed>();
  for (const item of items) {
    const {url, aliases, file, kind, id, language} = item;
    const names = [url, withoutLanguage(url, language), ...aliases, withoutEnd(file)];
    for (const name of [...names, `${kind}:${withoutEnd(`${id}.md`)}`])
      if (!byName.has(name)) byName.set(name, item);
  }
  const pages = new Set(['/', '/blog', '/docs', ...ENGINE_PAGES]);

  /** Finds the target of a link, which can be a URL or a file. */
  function find({kind, id, file, locale}: Placed, name: string, url: string) {
    if (name.startsWith('named:')) {
      // `{% post_url %}`, `ref` and wikilinks contain only the end of a path
      const end = `/${withoutEnd(name.replace(/^\w+:\/?/, ''))}`.toLowerCase();
      const all = items.filter((item) =>
        [item.file, ...item.aliases].some((each) =>
          `/${withoutEnd(each)}`.toLowerCase().endsWith(end),
        ),
      );
      return all.find((item) => item.locale === locale) ?? all[0];
    }
    const nextTo = (each: string) => withoutEnd(path.posix.join(path.posix.dirname(each), name));
    const inSite = withoutEnd(name.replace(/^(\/|@site\/)/, ''));
    return [url, url.toLowerCase(), nextTo(file), `${kind}:${nextTo(id)}`]
      .concat(`${kind}:${inSite}`, inSite)
      .map((each) => byName.get(each))
      .find((each) => each !== undefined);
  }

  /** Returns the new hash of a link, if all these items have such an id or heading. */
  function hashIn(all: Placed[], hash: string): string | undefined {
    const own = [decoded(hash), createSlugger().slug(decoded(hash))];
    const found = own.find((place) => all.every((item) => anchors.get(item)?.has(place)));
    return found === undefined || hash === '' ? undefined : `#${found}`;
  }

  return {
    /** Returns the new URL for a link in an item; `undefined` if there is no such page. */
    resolve(from: Placed, url: string): string | undefined {
      const [, plain = '', query = '', hash = ''] =
        /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
      if (plain === '' && query === '') return hash === 'top' ? url : hashIn([from], hash);
      const page = `${encodeURI(from.url)}${hasSlashAtEnd ? '/' : ''}`.replace(/\/+$/, '/');
      const inside = plain.startsWith(`${base}/`) ? plain.slice(base.length) : plain;
      const full = `https://site.invalid${page}`;
      const old = pathOf(URL.canParse(inside, full) ? new URL(inside, full).pathname : inside);
      const found = find(from, decoded(plain), old);
      if (!found) return pages.has(old) ? old + query : undefined;
      if (found.fields.draft === true && from.fields.draft !== true) return undefined;
      // Keep the hash only if the target has it in every language
      const shown = items.filter(({kind, key}) => kind === found.kind && key === found.key);
      return found.newUrl + query + (hashIn(shown, hash) ?? '');
    },

    /** Returns the new URL of each old URL, unless a page of this site has the old URL. */
    redirects(): Map<string, string> {
      const taken = new Set([...pages, ...items.map(({newUrl}) => newUrl)]);
      const redirects = new Map<string, string>();
      for (const {url, aliases, newUrl, fields, language} of items) {
        // A folder of Markdown was not published, so it has no old URLs
        const old = fields.draft === true || program === 'folder' ? [] : [url, ...aliases];
        // Redirects are written without a language, because they apply to every language
        for (const from of old.map((each) => withoutLanguage(each, language)))
          if (!taken.has(from) && !redirects.has(from) && /^\/[^?#]*[^/?#]$/.test(from))
            redirects.set(from, newUrl);
      }
      return redirects;
    },
  };
}
