import {fold} from '../../../../utils/fold';
import {withoutInvisible, wordsOf} from '../../shared/words';

/** Longer queries are usually pasted text, so only their beginning counts. */
const MAX_LENGTH = 256;
const MAX_WORDS = 12;

export type Query = ReturnType<typeof parseQuery>;
export type QueryWord = Query['words'][number];

export function parseQuery(text: string) {
  const typed = withoutInvisible(text.slice(0, MAX_LENGTH)).normalize('NFC');
  const all = wordsOf(typed);
  const different = new Map(all.map((word) => [word.exact, word]));
  const words = [...different.values()].slice(0, MAX_WORDS).map(({exact, folded}) => ({
    exact,
    folded,
    isMarked: exact !== fold(exact),
  }));
  return {
    words,
    /** Whether the reader may still be typing the last word. */
    isOpen: all.at(-1)?.end === typed.trimEnd().length,
  };
}
