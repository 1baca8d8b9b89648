/** Marks in a translation that was started: the block below each is not translated yet. */
import type {Format} from '../check/markdown/parser';

/** The mark, as a comment that readers do not see. */
export const markIn = (format: Format): string =>
  format === 'md' ? '<!-- translate -->' : '{/* translate */}';

const MARK = /^\s*(?:<!-- translate -->|\{\/\* translate \*\/\})\s*$/;

/** Lines of a text with a mark, from 1. */
export const markedLines = (text: string): number[] =>
  text.split('\n').flatMap((line, index) => (MARK.test(line) ? [index + 1] : []));
