/** Where texts go on this site, and what their addresses are here. */
import {defaultLocale, type Locale} from '../../../src/lib/locales';
import type {Problem} from '../../../src/lib/problems';
import {siteAddress} from '../../../src/plugins/content/check/addresses';
import {contentFolder} from '../../../src/plugins/content/check/files';
import type {PlacedText, SourceText} from './model';

/** Letters that Vietnamese has and English has not, loan words included. */
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu;
/** One letter in six is such a letter in Vietnamese texts; names of people and places bring a few. */
const SURELY_VIETNAMESE = 0.03;
const SURELY_NOT = 0.02;
const ENOUGH_LETTERS = 100;

/** The language of a text by its letters; `undefined` if they do not tell. */
export function guessLanguage(text: string): Locale | undefined {
  const prose = text.replace(/^ *(`{3,}|~{3,})[^]*?^ *\1/gm, '').replace(/https?:\S+/g, '');
  const letters = prose.match(/\p{L}/gu)?.length ?? 0;
  const share = (prose.match(VIETNAMESE)?.length ?? 0) / letters;
  if (share > SURELY_VIETNAMESE) return 'vi';
  return letters >= ENOUGH_LETTERS && share < SURELY_NOT ? 'en' : undefined;
}

/** The address of a text on this site, without its language: `/blog/name`. */
export function newAddress({kind, key, fields, target}: PlacedText): string {
  const content = {kind, key, locale: defaultLocale, file: target};
  const address = siteAddress({content, text: '', values: fields, fields, lines: {}});
  return address.replace(/\/$/, '');
}

/**
 * Gives each text its place. A text in one language stands among the Vietnamese ones and names its
 * language; so does one whose translation says the same.
 */
export function placeTexts(texts: readonly SourceText[], notes: Problem[]): PlacedText[] {
  const groups = new Map<string, SourceText[]>();
  for (const text of texts) {
    const name = `${text.kind} ${text.key}`;
    groups.set(name, [...(groups.get(name) ?? []), text]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first, second] = group;
    const isCopy =
      second !== undefined &&
      first?.locale !== second.locale &&
      first?.body.text === second.body.text;
    if (isCopy)
      notes.push({
        file: second.file,
        expected: `a translation; it says the same as ${first.file} and is left out`,
      });
    const ours = isCopy ? [first] : group;
    const isAlone = ours.length === 1;
    return ours.map((text): PlacedText => {
      const locale = (isAlone ? guessLanguage(text.body.text) : undefined) ?? text.locale;
      const folder = contentFolder(text.kind, isAlone ? defaultLocale : locale);
      const original =
        text.locale === defaultLocale
          ? undefined
          : ours.find((each) => each.locale === defaultLocale);
      const fields = {...text.fields};
      if (isAlone && locale !== defaultLocale) fields.language = locale;
      // A reader who changes the language stays at the address
      if (original) {
        for (const field of ['slug', 'id']) fields[field] = original.fields[field];
        for (const field of ['tags', 'authors']) fields[field] ??= original.fields[field];
      }
      return {...text, locale, fields, folder, target: `${folder}/${text.key}`};
    });
  });
}
