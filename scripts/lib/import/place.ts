/** Where texts go on this site, and what their addresses are here. */
import {defaultLocale, locales, type Locale} from '../../../src/lib/locales';
import {contentFolder} from '../../../src/lib/content/files';
import {cleanSlug, frameworkAddress, keyOf} from './addresses';
import type {SourceFiles} from './files';
import type {Fields, PlacedText, SourceText} from './model';

/** Letters that Vietnamese has and English has not, loan words included. */
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu;

/** The language of a text by its letters: one in six is such a letter in Vietnamese texts. */
export function guessLanguage(text: string): Locale | undefined {
  const prose = text.replace(/^ *(`{3,}|~{3,})[^]*?^ *\1/gm, '').replace(/https?:\S+/g, '');
  const letters = prose.match(/\p{L}/gu)?.length ?? 0;
  const share = (prose.match(VIETNAMESE)?.length ?? 0) / letters;
  if (share > 0.03) return 'vi';
  return letters >= 100 && share < 0.02 ? 'en' : undefined;
}

const localeOf = (language: string): Locale | undefined =>
  locales.find((locale) => language.toLowerCase().split(/[-_]/)[0] === locale);

/** The versions of a text in languages of this site. Others stay away, unless there is no such. */
function versionsOf(all: SourceText[], files: SourceFiles): (SourceText & {locale: Locale})[] {
  const versions = new Map<Locale, SourceText>();
  for (const text of all) {
    const locale = localeOf(text.language);
    if (locale && !versions.has(locale)) versions.set(locale, text);
  }
  if (versions.size === 0 && all[0]) versions.set(locales.at(-1) ?? defaultLocale, all[0]);
  const kept = [...versions.values()];
  const expected = `a text in one language of ${locales.join(', ')}; this version is left out`;
  for (const {file} of all.filter((each) => !kept.includes(each))) files.note(file, expected);
  return [...versions].map(([locale, text]) => ({
    ...text,
    locale: localeOf((kept.length === 1 && guessLanguage(text.body)) || '') ?? locale,
  }));
}

/** What the old address says, without the language and the name of the blog. */
function slugOf({address, language, file}: SourceText): string {
  const own = cleanSlug(address.replace(new RegExp(`^/${language}(?=/)`), ''));
  return own.replace(/^(blog|posts?|articles?)\/(?=.)/, '') || keyOf(file);
}

/** The first of a few ends with which a name is free: none, a day, a number. */
function freeEnd(isTaken: (end: string) => boolean, day = ''): string {
  const numbers = Array.from({length: 9999}, (_, index) => `-${index + 2}`);
  return ['', ...(day ? [`-${day}`] : []), ...numbers].find((end) => !isTaken(end)) ?? '';
}

/**
 * Gives each text a file and an address of its own. A text in one language stands among the
 * Vietnamese ones and names its language.
 *
 * @param here addresses of this site, with the file of each
 */
export function placeTexts(
  texts: SourceText[],
  here: Map<string, string>,
  files: SourceFiles,
): PlacedText[] {
  const groups = new Map<string, SourceText[]>();
  for (const text of texts) {
    const name = `${text.kind} ${text.id}`;
    groups.set(name, [...(groups.get(name) ?? []), text]);
  }
  const addresses = new Map(here);
  const targets = new Set<string>();
  return [...groups.values()].flatMap((group): PlacedText[] => {
    const versions = versionsOf(group, files);
    const original = versions.find(({locale}) => locale === defaultLocale) ?? versions[0];
    if (!original) return [];
    const {kind, fields, file} = original;
    const isAlone = versions.length === 1;
    const targetOf = (locale: Locale, key: string) =>
      `${contentFolder(kind, isAlone ? defaultLocale : locale)}/${key}`;

    const day = String(fields.date ?? '').slice(0, 10);
    const slug = slugOf(original);
    const name = keyOf(slug).replace(/^\d{4}-(\d\d-){0,2}(?=.)/, '');
    const ending = file.endsWith('x') ? 'mdx' : 'md';
    const wanted = original.key ?? `${day ? `${day}-` : ''}${name}/index.${ending}`;
    const withEnd = (end: string) => wanted.replace(/((\/index)?\.mdx?)$/, `${end}$1`);
    const isFull = (end: string) => targets.has(targetOf(defaultLocale, withEnd(end)));
    const key = withEnd(freeEnd(isFull));
    targets.add(targetOf(defaultLocale, key));

    if (original.key === undefined) fields.slug = slug;
    const root = kind === 'post' ? '/blog' : '/docs';
    const first = `${root}${frameworkAddress(kind, key, fields)}`.replace(/\/$/, '');
    const target = targetOf(original.locale, key);
    const isTaken = (end: string) => (addresses.get(first + end) ?? target) !== target;
    const newAddress = first + freeEnd(isTaken, day);
    if (newAddress !== first) {
      fields.slug = newAddress.slice(root.length);
      const expected = `an address of its own; ${addresses.get(first) || 'a page'} has ${first}, too`;
      files.note(file, `${expected}. This text is at ${newAddress}`);
    }
    addresses.set(newAddress, target);
    return versions.map((text): PlacedText => {
      const own: Fields = {...text.fields, slug: fields.slug, id: fields.id};
      if (isAlone && text.locale !== defaultLocale) own.language = text.locale;
      own.tags ??= fields.tags;
      own.authors ??= fields.authors;
      return {...text, fields: own, key, target: targetOf(text.locale, key), newAddress};
    });
  });
}
