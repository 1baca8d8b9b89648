/** Marks in a translation that was started: what follows each is not translated yet. */
import type {Format} from '../check/markdown/parser';

/** The mark in the text: a comment, which readers do not see. */
export const markIn = (format: Format): string =>
  format === 'md' ? '<!-- translate -->' : '{/* translate */}';

/** The mark above a field of the front matter. */
export const FIELD_MARK = '# translate';

const MARK = /<!-- translate -->|\{\/\* translate \*\/\}/;

const CODE = /^([ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\2.*$)|(`+)[^`\n]+\3/gm;

/** Changes a text, but not the code in it. */
export function withoutCode(text: string, change: (part: string) => string): string {
  const codes = [...text.matchAll(CODE)];
  const parts = codes.map((code, index) => {
    const before = codes[index - 1];
    return change(text.slice(before ? before.index + before[0].length : 0, code.index)) + code[0];
  });
  const last = codes.at(-1);
  return [...parts, change(text.slice(last ? last.index + last[0].length : 0))].join('');
}

/** Lines of a text with a mark, from 1. */
export function markedLines(text: string): number[] {
  let isFrontMatter = /^\uFEFF?---/.test(text);
  const blank = text.replace(CODE, (code) => code.replace(/[^\n]+/g, ''));
  return blank.split('\n').flatMap((line, index) => {
    if (index > 0 && line.startsWith('---')) isFrontMatter = false;
    const isMarked = isFrontMatter ? line.trim() === FIELD_MARK : MARK.test(line);
    return isMarked ? [index + 1] : [];
  });
}
