import {defaultLocale, type Locale} from '../../../src/lib/locales';
import type {Problem} from '../../../src/lib/problems';
import {addressOf} from '../../../src/plugins/content/check/addresses';
import {contentFolder} from '../../../src/plugins/content/check/files';
import {guessLanguage} from './language';
import type {SourceText} from './model';

/** A text with its place on this site. */
export type PlacedText = SourceText & {
  /** Folder of its kind and language, relative to the site's folder. */
  readonly folder: string;
  /** Path relative to the site's folder. */
  readonly target: string;
};

/** The address of a text on this site, without its language: `/blog/name`. */
export function newAddress({kind, key, fields, target}: PlacedText): string {
  const content = {kind, key, locale: defaultLocale, file: target};
  const inside = addressOf({content, text: '', values: fields, fields, lines: {}});
  return `/${[kind === 'post' ? 'blog' : 'docs', inside].filter(Boolean).join('/')}`;
}

const other = (locale: Locale): Locale => (locale === 'vi' ? 'en' : 'vi');

/**
 * Gives each text its place. A text in one language is an original, whatever its language; of two, the
 * Vietnamese one is. Where a text has no translation, its letters tell its language: sites often name
 * a language that only their menus have.
 */
export function placeTexts(texts: readonly SourceText[]): {
  readonly placed: PlacedText[];
  readonly notes: Problem[];
} {
  const notes: Problem[] = [];
  const groups = new Map<string, SourceText[]>();
  for (const text of texts) {
    const name = `${text.kind} ${text.key}`;
    groups.set(name, [...(groups.get(name) ?? []), text]);
  }
  const placed = [...groups.values()].flatMap((group) => {
    const [first, second] = group;
    const isCopy = first && second && first.body.text === second.body.text;
    if (isCopy) {
      notes.push({
        file: second.file,
        expected: `a translation; it says the same as ${first.file} and is left out`,
      });
    }
    const ours = isCopy ? [first] : group;
    return ours.map((text): PlacedText => {
      const isAlone = ours.length === 1;
      const locale = isAlone ? (guessLanguage(text.body.text) ?? text.locale) : text.locale;
      const folder = contentFolder(text.kind, isAlone ? defaultLocale : locale);
      const original = isAlone ? undefined : ours.find((each) => each.locale === other(locale));
      const fields = {...text.fields};
      if (isAlone && locale !== defaultLocale) fields.language = locale;
      // A reader who changes the language stays at the address
      if (original && locale !== defaultLocale) {
        for (const field of ['slug', 'id']) fields[field] = original.fields[field];
        for (const field of ['tags', 'authors']) fields[field] ??= original.fields[field];
      }
      return {...text, locale, fields, folder, target: `${folder}/${text.key}`};
    });
  });
  return {placed, notes};
}
