import path from 'node:path';

import {defaultLocale, locales, type Locale} from '../../../settings/locales';
import {contentFolder} from '../../../content/content-files';
import {ENGINE_PAGES, PAGES} from '../../../utils/engine-pages';
import {keyOf} from './urls-and-slugs';
import {withoutCode} from '../../../content/urls-in-text';
import {LOST, type Placed, type Rewritten} from './model';

/** Vietnamese letters that English words never contain, not even loanwords. */
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu;

/**
 * Returns true if a post is in Vietnamese. In Vietnamese prose, about one letter in six matches the
 * pattern.
 */
function isVietnamese(text: string): boolean {
  const letters = withoutCode(text).replace(/https?:\S+|\P{L}/gu, '');
  return letters.replace(VIETNAMESE, '').length < 0.97 * letters.length;
}

const withoutRegion = (code: string) => code.toLowerCase().split(/[-_]/)[0];

/** Returns the site's language for a code such as `pt_br`. */
const localeOf = (code: string): Locale | undefined =>
  locales.find((locale) => withoutRegion(locale) === withoutRegion(code));

/**
 * Returns an item's versions in this site's languages. If there is only one version, its language is
 * guessed from its content.
 */
function versionsOf(all: Rewritten[]): Map<Locale, Rewritten> {
  const versions = new Map<Locale, Rewritten>();
  for (const item of [...all].reverse()) {
    const locale = localeOf(item.language);
    if (locale) versions.set(locale, item);
  }
  const [item] = versions.size > 0 ? versions.values() : all;
  if (!item || versions.size > 1) return versions;
  const guess = isVietnamese(item.body) ? 'vi' : item.language;
  const problem = `written in ${guess}, which is not a language of this site, so the page has lang="${defaultLocale}"`;
  if (!localeOf(guess)) item.losses.push({...LOST.language, problem});
  return new Map([[localeOf(guess) ?? defaultLocale, item]]);
}

/** The URL of each kind's first page. */
const ROOTS = {post: PAGES.blog, guide: PAGES.guides};

/**
 * Chooses a file and a URL for each item. An item that exists only in another language goes into the
 * default language's folder and gets a `language` field.
 */
export function placeItems(items: Rewritten[]) {
  // A guide may replace the engine's page at /docs
  const taken = new Set<string>(ENGINE_PAGES.filter((url) => url !== PAGES.guides));
  const groups = new Map<string, Rewritten[]>();
  for (const item of items) {
    const name = `${item.kind} ${item.id}`;
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups.values()].flatMap((group): Placed[] => {
    const versions = versionsOf(group);
    const shown = [...versions.values()];
    const original = versions.get(defaultLocale) ?? shown[0];
    if (!original) return [];
    for (const item of group)
      if (!shown.includes(item)) item.losses.splice(0, Infinity, LOST.language);
    const {kind, fields, slug} = original;
    const {date, comments, sidebar_position} = fields;
    const day = date ? `${String(date).slice(0, 10)}-` : '';
    const name = keyOf(slug).replace(/^\d{4}-(\d\d-){0,2}(?=.)/, '');
    // The URL /blog belongs to the list of posts, so a post cannot have it
    const own = kind === 'post' && /^\/?$/.test(slug) ? name : slug;
    const first = path.posix.join(ROOTS[kind], own).replace(/\/$/, '');
    const wanted = original.key ?? `${day}${name}/index`;
    // All translations must have the same extension
    const format = shown.every((item) => item.format === 'mdx') ? 'mdx' : 'md';
    let [key, newUrl] = [wanted, first];
    for (let count = 2; taken.has(`${kind} ${key}`) || taken.has(newUrl); count += 1)
      [key, newUrl] = [wanted.replace(/(\/index)?$/, `-${count}$1`), `${first}-${count}`];
    taken.add(`${kind} ${key}`).add(newUrl);
    const problem = `${first} is already the URL of another page, so this one is at ${newUrl}`;
    if (newUrl !== first) original.losses.push({problem});
    key += `.${format}`;
    return [...versions].map(([locale, item]): Placed => {
      const isAlone = shown.length === 1;
      const {tags = fields.tags, authors = fields.authors} = item.fields;
      const language = isAlone && locale !== defaultLocale ? locale : undefined;
      const fixed = {
        slug: newUrl.replace(/^\/\w+/, '') || '/',
        date,
        tags,
        authors,
        comments,
        sidebar_position,
        language,
      };
      const target = `${contentFolder(kind, isAlone ? defaultLocale : locale)}/${key}`;
      return {...item, format, locale, fields: {...item.fields, ...fixed}, key, target, newUrl};
    });
  });
}
