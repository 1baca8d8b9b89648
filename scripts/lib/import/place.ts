/** The files and URLs of items on this site. */
import {defaultLocale, locales, type Locale} from '../../../src/lib/locales';
import type {Problem} from '../../../src/lib/problems';
import {contentFolder} from '../../../src/lib/content/files';
import {keyOf} from '../names';
import type {Item, Placed} from './model';

/** Vietnamese letters that never occur in English, not even in loanwords. */
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu;

/** Guesses the language of a post: about one in six letters of Vietnamese is such a letter. */
export function guessLanguage(text: string): string | undefined {
  const prose = text.replace(/^ *(`{3,}|~{3,})[^]*?^ *\1/gm, '').replace(/https?:\S+/g, '');
  const letters = prose.match(/\p{L}/gu)?.length ?? 0;
  const share = (prose.match(VIETNAMESE)?.length ?? 0) / letters;
  return share > 0.03 ? 'vi' : letters >= 100 && share < 0.02 ? 'en' : undefined;
}

const localeOf = (language?: string): Locale | undefined =>
  locales.find((locale) => language?.toLowerCase().split(/[-_]/)[0] === locale);

/** The versions of an item in languages of this site, or else its first version. */
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

const ENDS = ['', ...Array.from({length: 9999}, (_, index) => `-${index + 2}`)];

/**
 * Gives each item its own file and URL. An item in one language goes into the folder of the default
 * language, and its front matter names its language.
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
    for (const {file} of group.filter((each) => !versions.some(([, item]) => item === each)))
      problems.push({
        file,
        problem: `not in a language of this site (${locales.join(', ')}); skipped`,
      });
    const {kind, fields, slug, file} = original;
    const day = fields.date ? `${String(fields.date)}-` : '';
    const name = keyOf(slug).replace(/^\d{4}-(\d\d-){0,2}(?=.)/, '');
    const wanted = original.key ?? `${day}${name}/index`;
    const ending = endingOf(versions.map(([, item]) => item));
    const keyWith = (end: string) => `${wanted.replace(/(\/index)?$/, `${end}$1`)}.${ending}`;
    const first = `/${kind === 'post' ? 'blog' : 'docs'}/${slug}`
      .replace(/\/+/g, '/')
      .replace(/\/$/, '');
    const end = ENDS.find((each) => !taken.has(keyWith(each)) && !taken.has(first + each)) ?? '';
    const [key, newUrl] = [keyWith(end), first + end];
    taken.add(key).add(newUrl);
    if (end)
      problems.push({
        file,
        problem: `${first} is the URL of another file, so this one is at ${newUrl}`,
      });
    return versions.map(([locale, item]): Placed => {
      const {tags = fields.tags, authors = fields.authors} = item.fields;
      const isAlone = versions.length === 1;
      const own = {...item.fields, slug: newUrl.replace(/^\/\w+/, '') || '/', tags, authors};
      const target = `${contentFolder(kind, isAlone ? defaultLocale : locale)}/${key}`;
      const language = isAlone && locale !== defaultLocale ? locale : undefined;
      return {...item, locale, fields: {...own, language}, key, target, newUrl};
    });
  });
  return {placed, problems};
}
