/** The request for new content, and the questions that several kinds share. */
import fs from 'node:fs';
import path from 'node:path';

import {contentFolder} from '../../../src/plugins/content/check/files';
import {locales, type Locale, type Localized} from '../../../src/lib/locales';
import type {Change} from '../edit/changes';
import {refuse, type Ask} from './ask';
import type {Kind} from './kinds';
import type {ContentSite} from './site';
import {slugOf, type Text} from './texts';

/** A request for new content, from the command line. Missing values are asked at the terminal. */
export type NewContentRequest = {
  readonly kind: Kind;
  readonly title?: string | undefined;
  readonly en?: string | undefined;
  readonly only?: Locale | undefined;
  readonly description?: string | undefined;
  readonly descriptionEn?: string | undefined;
  readonly slug?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  /** Each item is `key=Nhãn|Label`. The labels are optional. */
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

/** The result of a request: files to write, and what to print. */
export type NewContent = {
  readonly changes: readonly Change[];
  /** Path of the page, without the base URL: `blog/first`. */
  readonly address: string;
  /** More information for the author. */
  readonly notes: readonly string[];
};

/** What every maker of new content needs. Without `ask`, a missing value is an error. */
export type Context = {
  readonly request: NewContentRequest;
  readonly site: ContentSite;
  readonly ask: Ask | undefined;
  /** Today, as `YYYY-MM-DD`. */
  readonly today: string;
};

export const isText = (value: string | undefined): value is string =>
  value !== undefined && value.trim() !== '';

/** Returns an error message for an empty answer. */
export const needed = (value: string) => (isText(value) ? undefined : 'This is required.');

/**
 * Returns the given value, or asks for it.
 *
 * @param option how to give the value on the command line, for the error message
 * @throws {Refusal} if the value is missing and nobody can be asked
 */
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

/** Returns the given value, or asks for it. Without an answer returns `undefined`. */
export async function optionalText(
  {ask}: Context,
  value: string | undefined,
  message: string,
): Promise<string | undefined> {
  if (isText(value)) return value.trim().normalize('NFC');
  const answer = ask
    ? await ask.text({message: `${message} (Enter: add it later)`, isOptional: true})
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

/** Returns the title in each language that the new text will have. */
export async function titlesOf(context: Context): Promise<Partial<Localized>> {
  const {request, ask} = context;
  const {kind} = request;
  if (request.only === 'en') {
    const title = request.title ?? request.en;
    return {en: await textOf(context, title, 'Title in English', 'the title, in quotes')};
  }
  const vi = await textOf(context, request.title, 'Title in Vietnamese', 'the title, in quotes');
  if (request.only === 'vi') return {vi};
  if (!isText(request.en) && !ask) {
    return refuse(
      kind === 'event'
        ? 'Missing: --en "…", the title in English.'
        : `Missing: --en "…", the title in English; or --vi-only for ${ARTICLES[kind]} in Vietnamese only.`,
    );
  }
  if (isText(request.en)) return {vi, en: request.en.trim().normalize('NFC')};
  const en = await ask?.text({
    message: kind === 'event' ? 'Title in English' : 'Title in English (Enter: Vietnamese only)',
    isOptional: kind !== 'event',
    ...(kind === 'event' && {check: needed}),
  });
  return isText(en) ? {vi, en: en.trim().normalize('NFC')} : {vi};
}

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Returns the last part of the URL: `--slug`, or the title in ASCII.
 *
 * @throws {Refusal} if `--slug` is not valid
 */
export function slugFor({request}: Context, title: string): string {
  if (request.slug === undefined) return slugOf(title);
  if (SLUG.test(request.slug)) return request.slug;
  return refuse(
    `--slug "${request.slug}": an address has lowercase letters a–z, digits and hyphens, like ${slugOf(title)}.`,
  );
}

/** Returns the description in each language of the text. */
export async function descriptionsOf(
  context: Context,
  titles: Partial<Localized>,
): Promise<Partial<Localized>> {
  const {request} = context;
  const onlyEnglish = titles.vi === undefined;
  const vi = onlyEnglish
    ? undefined
    : await optionalText(
        context,
        request.description,
        'Description: one or two sentences in Vietnamese',
      );
  const en =
    titles.en === undefined
      ? undefined
      : await optionalText(
          context,
          request.descriptionEn ?? (onlyEnglish ? request.description : undefined),
          'Description: one or two sentences in English',
        );
  return {...(vi !== undefined && {vi}), ...(en !== undefined && {en})};
}

/** Creates the files of a post, guide or page, one for each language. */
export function textFiles(
  kind: 'post' | 'guide' | 'page',
  file: string,
  titles: Partial<Localized>,
  make: (text: Pick<Text, 'locale' | 'isAlone' | 'title'>) => string,
): Change[] {
  const written = locales.filter((locale) => titles[locale] !== undefined);
  const isAlone = written.length === 1;
  return written.map((locale) => ({
    // A text in only one language goes to the folder of the default language
    file: `${contentFolder(kind, isAlone ? 'vi' : locale)}/${file}`,
    what: locale === 'vi' ? 'Vietnamese' : 'English',
    content: make({locale, isAlone, title: titles[locale] ?? ''}),
  }));
}

/**
 * Makes sure that no new file replaces an existing page or has its URL.
 *
 * @throws {Refusal} if one does
 */
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
      refuse(`${taken} already exists. Choose another title, or another address with --slug.`);
    }
  }
}
