import path from 'node:path';

import {defaultLocale, locales, type Locale} from '../../../src/lib/locales';
import type {Problem} from '../../../src/lib/problems';
import {contentFolder} from '../../../src/lib/content/files';
import {keyOf} from '../names';
import type {Item, Placed} from './model';

/** Vietnamese letters that English words never have, not even loanwords. */
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu;

/** Guesses the language of a post: in Vietnamese text, about one in six letters is one of these. */
function guessLanguage(text: string): string | undefined {
  const prose = text.replace(/^ *(`{3,}|~{3,})[^]*?^ *\1/gm, '').replace(/https?:\S+/g, '');
  const letters = prose.match(/\p{L}/gu)?.length ?? 0;
  const share = (prose.match(VIETNAMESE)?.length ?? 0) / letters;
  return share > 0.03 ? 'vi' : letters >= 100 && share < 0.02 ? 'en' : undefined;
}

const localeOf = (language?: string): Locale | undefined =>
  locales.find((locale) => language?.toLowerCase().split(/[-_]/)[0] === locale);

/** Returns an item's versions in this site's languages. If there are none, returns its first version. */
function versionsOf(all: Item[]): [Locale, Item][] {
  const known = all.flatMap((item): [Locale, Item][] => {
    const locale = localeOf(item.language);
    return locale ? [[locale, item]] : [];
  });
  const versions = [...new Map(known.reverse())];
  if (versions.length > 1) return versions.sort(([a]) => (a === defaultLocale ? -1 : 1));
  const [[written = locales.at(-1) ?? defaultLocale, item = all[0]] = []] = versions;
  return item ? [[localeOf(guessLanguage(item.body)) ?? written, item]] : [];
}

/**
 * Gives each item its own file and URL. An item in one language goes into the folder of the default
 * language, and its front matter specifies its language.
 *
 * @param endingOf `md` or `mdx`
 */
export function placeItems(items: Item[], endingOf: (versions: Item[]) => string) {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const name = `${item.kind} ${item.id}`;
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  const problems: Problem[] = [];
  const taken = new Set<string>();
  const placed = [...groups.values()].flatMap((group): Placed[] => {
    const versions = versionsOf(group);
    const [[, original] = []] = versions;
    if (!original) return [];
    const left = group.filter((each) => !versions.some(([, item]) => item === each));
    const problem = `not in a language of this site (${locales.join(', ')}), so it was not imported`;
    problems.push(...left.map(({file}) => ({file, problem})));
    const {kind, fields, slug, file} = original;
    const day = fields.date ? `${String(fields.date)}-` : '';
    const name = keyOf(slug).replace(/^\d{4}-(\d\d-){0,2}(?=.)/, '');
    const wanted = original.key ?? `${day}${name}/index`;
    const url = path.posix.join(kind === 'post' ? '/blog' : '/docs', slug).replace(/\/$/, '');
    let end = '';
    const keyNow = () => wanted.replace(/(\/index)?$/, `${end}$1`);
    for (let count = 2; taken.has(keyNow()) || taken.has(url + end); count += 1) end = `-${count}`;
    taken.add(keyNow()).add(url + end);
    if (end)
      problems.push({
        file,
        problem: `${url} is the URL of a different file, so this one is at ${url}${end}`,
      });
    const key = `${keyNow()}.${endingOf(versions.map(([, item]) => item))}`;
    const isAlone = versions.length === 1;
    return versions.map(([locale, item]): Placed => {
      const {tags = fields.tags, authors = fields.authors} = item.fields;
      const language = isAlone && locale !== defaultLocale ? locale : undefined;
      const newUrl = url + end;
      const own = {slug: newUrl.replace(/^\/\w+/, '') || '/', tags, authors, language};
      const target = `${contentFolder(kind, isAlone ? defaultLocale : locale)}/${key}`;
      return {...item, locale, fields: {...item.fields, ...own}, key, target, newUrl};
    });
  });
  return {placed, problems};
}
