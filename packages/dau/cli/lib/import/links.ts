import path from 'node:path';

import {defaultLocale} from '../../../settings/locales';
import {headingsIn} from '../../../content/link-targets';
import {REDIRECT_PATH} from '../../../features/redirects';
import {decoded, isOnDisk, keyOf, pathOf} from './urls-and-slugs';
import {type Placed, type SourceSite, LOST} from './model';

/** Removes the language from the URL of a translation, because this site adds the language itself. */
const withoutLanguage = (url: string, {language, locale}: Placed) =>
  locale !== defaultLocale && url.startsWith(`/${language}/`)
    ? url.slice(language.length + 1)
    : url;
/** Returns the path of an item's file, and a path shared by all its translations. */
const pathsOf = ({file, kind, id}: Placed) => [`/${file}`, `/${kind}/${id}.md`];
const nameOf = (url: string) =>
  url.replace(/(\/_?index(\.\w+)?)?\.(mdx?|markdown|html?)$/i, '').toLowerCase();

const plainId = (id: string) => keyOf(id).replaceAll('-', '');

export type Links = ReturnType<typeof linksOf>;

export function linksOf(site: SourceSite, items: Placed[], pages: ReadonlySet<string>) {
  const {base, program} = site;
  const ids = new Map(items.map((item) => [item, headingsIn(item.text).map(({id}) => id)]));
  const oldUrls = (item: Placed) =>
    [item.url, ...item.aliases].map((each) => withoutLanguage(each, item));
  const byName = new Map<string, Placed>();
  for (const item of [...items].reverse())
    for (const name of [item.url, ...oldUrls(item), ...pathsOf(item)])
      byName.set(nameOf(name), item);

  /** Finds a link's target. The link can be a URL, a file or the end of a path. */
  function find(from: Placed, name: string, urls: string[]): Placed | undefined {
    const inSite = name.replace(/^(\/|@site\/)/, '');
    const [exact] = pathsOf(from)
      .map((each) => path.posix.join(each, '..', name))
      .concat(urls, `/${from.kind}/${inSite}`, `/${inSite}`)
      .flatMap((each) => byName.get(nameOf(each)) ?? []);
    if (exact || /^[./]/.test(name)) return exact;
    // `{% post_url %}`, `ref` and wikilinks contain only the end of a path
    const all = [...byName].filter(([each]) => each.endsWith(`/${nameOf(name)}`));
    return (all.find(([, {locale}]) => locale === from.locale) ?? all[0])?.[1];
  }

  /** Returns a hash with the heading's id, if all the items have it. Other programs remove accents from ids. */
  function hashIn(versions: Placed[], hash: string): string | undefined {
    const [own = [], ...others] = versions.map((item) => ids.get(item) ?? []);
    const found = own.find((id) => plainId(id) === plainId(decoded(hash)));
    return found && others.every((all) => all.includes(found)) ? `#${found}` : undefined;
  }

  return {
    resolve(from: Placed, url: string): string | undefined {
      if (isOnDisk(url)) return undefined;
      const [plain = '', hash = ''] = url.split('#');
      if (plain === '') return hashIn([from], hash);
      const inside = plain.startsWith(`${base}/`) ? plain.slice(base.length) : plain;
      // The page's URL may have had a trailing slash, so try both forms
      const old = [from.url, path.posix.dirname(from.url)].map((folder) =>
        pathOf(path.posix.resolve(folder, inside)),
      );
      const found = find(from, decoded(plain), old);
      if (!found) return old.find((each) => pages.has(each));
      if (found.fields.draft === true && from.fields.draft !== true) return undefined;
      // Keep the hash only if the target has the id in every language
      const shown = items.filter(({kind, key}) => kind === found.kind && key === found.key);
      const place = hash ? hashIn(shown, hash) : '';
      if (place === undefined) from.losses.push({...LOST.hash, found: url});
      return found.newUrl + (place ?? '');
    },

    /** Maps each old URL to its new URL, unless a page on this site has the old URL. */
    redirects(): Map<string, string> {
      const taken = new Set([...pages, ...items.map(({newUrl}) => newUrl)]);
      const redirects = new Map<string, string>();
      // A plain folder of Markdown was never published, so it has no old URLs
      const published = items.filter(({fields}) => program !== 'folder' && fields.draft !== true);
      for (const item of published)
        // Redirects apply to all languages, so they contain no language code
        for (const from of oldUrls(item)) {
          const isPath = REDIRECT_PATH.test(from) && !from.includes('#');
          const to = taken.has(from) ? from : redirects.get(from);
          if (isPath && to === undefined) redirects.set(from, item.newUrl);
          else if (from !== '/' && to !== item.newUrl)
            item.losses.push({...LOST.redirect, found: from});
        }
      return redirects;
    },
  };
}
