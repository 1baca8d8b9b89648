/** What is asked for, and the questions that several kinds have in common. */
import fs from 'node:fs';
import path from 'node:path';

import {contentFolder} from '../../../src/plugins/content/check/files';
import {locales, type Locale, type Localized} from '../../../src/lib/locales';
import type {Change} from '../edit/changes';
import {refuse, type Ask} from './ask';
import type {Kind} from './kinds';
import type {ContentSite} from './site';
import {slugOf, type Text} from './texts';

/** What somebody asked for. */
export type Wish = {
  readonly kind: Kind;
  readonly title?: string | undefined;
  readonly en?: string | undefined;
  readonly only?: Locale | undefined;
  readonly description?: string | undefined;
  readonly descriptionEn?: string | undefined;
  readonly slug?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  /** Each as `key=Nhãn|Label`; labels may be left out. */
  readonly newTags?: readonly string[];
  readonly author?: string | undefined;
  readonly date?: string | undefined;
  readonly section?: string | undefined;
  readonly series?: string | undefined;
  readonly seriesEn?: string | undefined;
  readonly isPublished?: boolean;
  readonly website?: string | undefined;
  readonly source?: string | undefined;
  readonly isFavourite?: boolean;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly place?: string | undefined;
  readonly placeEn?: string | undefined;
  readonly role?: string | undefined;
  readonly url?: string | undefined;
};

export type NewContent = {
  readonly changes: readonly Change[];
  /** Where it will be, below the base URL: `blog/first`. */
  readonly address: string;
  /** What the author should know besides. */
  readonly notes: readonly string[];
};

export type Context = {
  readonly wish: Wish;
  readonly site: ContentSite;
  readonly ask: Ask | undefined;
  /** Today, as `YYYY-MM-DD`. */
  readonly today: string;
};

export const isText = (value: string | undefined): value is string =>
  value !== undefined && value.trim() !== '';

export const needed = (value: string) => (isText(value) ? undefined : 'This is needed.');

/** A value that was given, or the answer of a person, or a refusal that names the option. */
export async function textOf(
  {ask}: Context,
  value: string | undefined,
  message: string,
  option: string,
): Promise<string> {
  if (isText(value)) return value.trim().normalize('NFC');
  if (!ask) return refuse(`Missing: ${option}. (${message}.)`);
  return (await ask.text({message, check: needed})).trim().normalize('NFC');
}

export async function optionalText(
  {ask}: Context,
  value: string | undefined,
  message: string,
): Promise<string | undefined> {
  if (isText(value)) return value.trim().normalize('NFC');
  const answer = ask
    ? await ask.text({message: `${message} (Enter: later)`, isOptional: true})
    : '';
  return isText(answer) ? answer.trim().normalize('NFC') : undefined;
}

const ARTICLES: Readonly<Record<Kind, string>> = {
  post: 'a post',
  guide: 'a guide',
  section: 'a section',
  page: 'a page',
  project: 'a project',
  event: 'an event',
};

/** The title in each language that the text will be in. */
export async function titlesOf(context: Context): Promise<Partial<Localized>> {
  const {wish, ask} = context;
  const {kind} = wish;
  if (wish.only === 'en') {
    const title = wish.title ?? wish.en;
    return {en: await textOf(context, title, 'Title in English', 'the title, in quotes')};
  }
  const vi = await textOf(context, wish.title, 'Title in Vietnamese', 'the title, in quotes');
  if (wish.only === 'vi') return {vi};
  if (!isText(wish.en) && !ask) {
    return refuse(
      kind === 'event'
        ? 'Missing: --en "…", the title in English.'
        : `Missing: --en "…", the title in English; or --vi-only for ${ARTICLES[kind]} in Vietnamese alone.`,
    );
  }
  if (isText(wish.en)) return {vi, en: wish.en.trim().normalize('NFC')};
  const en = await ask?.text({
    message:
      kind === 'event' ? 'Title in English' : 'Title in English (Enter: in Vietnamese alone)',
    isOptional: kind !== 'event',
    ...(kind === 'event' && {check: needed}),
  });
  return isText(en) ? {vi, en: en.trim().normalize('NFC')} : {vi};
}

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function slugFor({wish}: Context, title: string): string {
  if (wish.slug === undefined) return slugOf(title);
  if (SLUG.test(wish.slug)) return wish.slug;
  return refuse(
    `--slug "${wish.slug}": an address has small letters a–z, digits and hyphens, like ${slugOf(title)}.`,
  );
}

/** The description in each language of the text. */
export async function descriptionsOf(
  context: Context,
  titles: Partial<Localized>,
): Promise<Partial<Localized>> {
  const {wish} = context;
  const onlyEnglish = titles.vi === undefined;
  const vi = onlyEnglish
    ? undefined
    : await optionalText(
        context,
        wish.description,
        'Description: one or two sentences in Vietnamese',
      );
  const en =
    titles.en === undefined
      ? undefined
      : await optionalText(
          context,
          wish.descriptionEn ?? (onlyEnglish ? wish.description : undefined),
          'Description: one or two sentences in English',
        );
  return {...(vi !== undefined && {vi}), ...(en !== undefined && {en})};
}

/** The texts of a post, guide or page, by language, with the file each goes to. */
export function textFiles(
  kind: 'post' | 'guide' | 'page',
  file: string,
  titles: Partial<Localized>,
  make: (text: Pick<Text, 'locale' | 'isAlone' | 'title'>) => string,
): Change[] {
  const written = locales.filter((locale) => titles[locale] !== undefined);
  const isAlone = written.length === 1;
  return written.map((locale) => ({
    // A text in one language stands among the originals, whichever language it is
    file: `${contentFolder(kind, isAlone ? 'vi' : locale)}/${file}`,
    what: locale === 'vi' ? 'Vietnamese' : 'English',
    content: make({locale, isAlone, title: titles[locale] ?? ''}),
  }));
}

/** Refuses what would replace a file or share an address. */
export function refuseTaken(site: ContentSite, changes: readonly Change[]): void {
  for (const {file} of changes) {
    const base = file.replace(/\.mdx$/, '');
    const taken = [
      file,
      `${base}.md`,
      `${base}.tsx`,
      `${base}/index.tsx`,
      `${base}/index.mdx`,
    ].find((each) => fs.existsSync(path.join(site.siteDir, each)));
    if (taken) {
      refuse(`${taken} is there already. Choose another title, or another address with --slug.`);
    }
  }
}
