import type {Locale} from '../../../src/lib/locales';

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
