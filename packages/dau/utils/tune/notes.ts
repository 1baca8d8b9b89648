export type Tone = 'ngang' | 'huyền' | 'sắc' | 'hỏi' | 'ngã' | 'nặng';

export type Note = {
  readonly word: string;
  /** Undefined for a number, or a word that is not Vietnamese. */
  readonly tone?: Tone;
  /** How long the word sounds: about 1 for a word of average length. */
  readonly duration: number;
  /** Whether punctuation follows the word. */
  readonly endsPhrase: boolean;
};

const MARKS: Readonly<Record<string, Tone>> = {
  '\u0300': 'huyền',
  '\u0301': 'sắc',
  '\u0309': 'hỏi',
  '\u0303': 'ngã',
  '\u0323': 'nặng',
};
const TONE_MARK = /[\u0300\u0301\u0303\u0309\u0323]/;

// cspell:ignore eêiy cknpt bdđhlmnprstvx cmnpt cmnptuy oiuy cmnopt mnptu imnpt cimnpt cimnptu cmnptu anptu
/** Matches Vietnamese syllables without their tone marks: an optional initial consonant, then a rhyme. */
const SYLLABLE = new RegExp(
  '^(?:(?:k|n?gh)(?=[eêiy])|(?:c|ng)(?![eêiy])|g(?![eêy])|gi|qu|[cknpt]h|tr|[bdđhlmnprstvx])?(?:' +
    'o?[aă](?:[cmnpt]|ng)|(?:o?a|u?ê|u?y|i)(?:ch|nh)|u?â(?:[cmnptuy]|ng)|o?a[oiuy]?|o?e(?:[cmnopt]|ng)?|' +
    'u?ê[mnptu]?|[iuư]?a|i[mnptu]?|(?:u?y|i)ê(?:[cmnptu]|ng)|o{0,2}(?:[cmnpt]|ng)|oi?|u?ô(?:[cimnpt]|ng)|ôi?|' +
    'ơ[imnpt]?|u[ơy]|[uư](?:[cimnptu]|ng)?|ươ(?:[cimnptu]|ng)|u?y[anptu]?)$',
);
/** A syllable that ends in a stop is short, and has only the tones sắc and nặng. */
const STOPPED = /(?:[cpt]|ch)$/;
const LONG: Readonly<Partial<Record<Tone, number>>> = {hỏi: 1.15, ngã: 1.25};

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.][\p{L}\p{M}\p{N}]+)*/gu;

function read(word: string) {
  const letters = word.normalize('NFD').toLowerCase();
  const tone = MARKS[TONE_MARK.exec(letters)?.[0] ?? ''] ?? 'ngang';
  const bare = letters.replace(TONE_MARK, '').normalize('NFC');
  const isStopped = STOPPED.test(bare);
  return {
    tone,
    isSyllable: SYLLABLE.test(bare) && (!isStopped || tone === 'sắc' || tone === 'nặng'),
    isMarked: tone !== 'ngang' || /[ăâđêôơư]/.test(bare),
    duration: (0.72 + 0.11 * Math.min(6, bare.length)) * (isStopped ? 0.82 : 1) * (LONG[tone] ?? 1),
  };
}

/** Returns whether a title has a Vietnamese syllable. */
export const hasTones = (title: string) => notesOf(title).some(({tone}) => tone !== undefined);

/**
 * Returns a note for each word of a title.
 *
 * A word is Vietnamese if its letters can form a Vietnamese syllable, and if it or another such word in
 * the title has a mark. So "an" has a tone in "Bình an", but not in "An hour of code". An abbreviation
 * such as "AI" has no tone, unless the whole title is in capitals.
 */
export function notesOf(title: string): Note[] {
  const text = title.normalize('NFC');
  const isCapitals = text === text.toUpperCase();
  const words = [...text.matchAll(WORD)].map(({0: word, index}) => ({
    word,
    endsPhrase: /^[),.:;!?…]|^\s+[–—-]/.test(text.slice(index + word.length)),
    ...read(word),
  }));
  const isVietnamese = words.some(({isSyllable, isMarked}) => isSyllable && isMarked);
  return words.map(({word, endsPhrase, tone, isSyllable, isMarked, duration}) => {
    const isAbbreviation = !isMarked && !isCapitals && /^\p{Lu}{2,}$/u.test(word);
    const hasTone = isVietnamese && isSyllable && !isAbbreviation;
    // Without Vietnamese, a stroke is as long as its word
    const length = isVietnamese ? duration : 0.5 + 0.12 * Math.min(12, word.length);
    return {word, endsPhrase, duration: length, ...(hasTone && {tone})};
  });
}
