import path from 'node:path';

import {defaultLocale, locales, type Locale} from '../../../src/lib/locales';
import type {Problem} from '../../../src/lib/problems';
import {contentFolder} from '../../../src/lib/content/files';
import {keyOf} from '../names';
import type {Placed, Rewritten} from './model';

/** Vietnamese letters that English words never have, not even loanwords. */
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu;

/**
 * Returns true if a post is in Vietnamese. About one in six letters of Vietnamese prose matches the
 * pattern.
 */
function isVietnamese(text: string): boolean {
  const prose = text.replace(/^ *(`{3,}|~{3,})[^]*?^ *\1/gm, '').replace(/https?:\S+/g, '');
  return (prose.match(VIETNAMESE)?.length ?? 0) > 0.03 * prose.replace(/\P{L}/gu, '').length;
}

const localeOf = (language: string): Locale | undefined =>
  locales.find((locale) => language.toLowerCase().split(/[-_]/)[0] === locale);

/**
 * Returns an item's versions in the languages of this site. If there is only one version, its language
 * is guessed from its content.
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
  return new Map([[localeOf(guess) ?? locales.at(-1) ?? defaultLocale, item]]);
}

/**
 * Chooses a file and a URL for each item. An item that exists only in a different
 * language goes into the folder of the default language, with the field `language`.
 */
export function placeItems(items: Rewritten[]) {
  const problems: Problem[] = [];
  const taken = new Set<string>();
  const groups = new Map<string, Rewritten[]>();
  for (const item of items) {
    const name = `${item.kind} ${item.id}`;
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  const placed = [...groups.values()].flatMap((group): Placed[] => {
    const versions = versionsOf(group);
    const shown = [...versions.values()];
    const original = versions.get(defaultLocale) ?? shown[0];
    if (!original) return [];
    const unknown = `not in a language of this site (${locales.join(', ')}), so it was not imported`;
    const left = group.filter((item) => !shown.includes(item));
    problems.push(...left.map(({file}) => ({file, problem: unknown})));
    const {kind, fields, slug, file} = original;
    const day = fields.date ? `${String(fields.date)}-` : '';
    const name = keyOf(slug).replace(/^\d{4}-(\d\d-){0,2}(?=.)/, '');
    const wanted = original.key ?? `${day}${name}/index`;
    const first = path.posix.join(kind === 'post' ? '/blog' : '/docs', slug).replace(/\/$/, '');
    let [key, newUrl] = [wanted, first];
    for (let count = 2; taken.has(key) || taken.has(newUrl); count += 1)
      [key, newUrl] = [wanted.replace(/(\/index)?$/, `-${count}$1`), `${first}-${count}`];
    taken.add(key).add(newUrl);
    const problem = `${first} is the URL of a different file, so this one is at ${newUrl}`;
    if (newUrl !== first) problems.push({file, problem});
    // All translations must have the same extension
    key += shown.every(({format}) => format === 'mdx') ? '.mdx' : '.md';
    return [...versions].map(([locale, item]): Placed => {
      const isAlone = shown.length === 1;
      const {tags = fields.tags, authors = fields.authors} = item.fields;
      const language = isAlone && locale !== defaultLocale ? locale : undefined;
      const own = {slug: newUrl.replace(/^\/\w+/, '') || '/', tags, authors, language};
      const target = `${contentFolder(kind, isAlone ? defaultLocale : locale)}/${key}`;
      return {...item, locale, fields: {...item.fields, ...own}, key, target, newUrl};
    });
  });
  return {placed, problems};
}
