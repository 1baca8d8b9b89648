import {wordsOf, type Word} from '../../shared/words';

/** A part of a string. The text is not escaped for HTML. */
export type Segment = {text: string; isMarked: boolean};

const LENGTH = 28;
/** The number of words before the first match. */
const LEAD = 6;

/** @param shown the words to mark, without diacritics */
export function mark(text: string, shown: Set<string>): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  const push = (end: number, isMarked: boolean) => {
    if (end <= at) return;
    const last = segments.at(-1);
    const part = text.slice(at, end);
    if (last?.isMarked === isMarked) last.text += part;
    else segments.push({text: part, isMarked});
    at = end;
  };
  for (const {folded, start, end} of wordsOf(text)) {
    if (!shown.has(folded)) continue;
    // Neighboring words and the space between them share one mark
    push(start, segments.at(-1)?.isMarked === true && /^\s*$/.test(text.slice(at, start)));
    push(end, true);
  }
  push(text.length, false);
  return segments;
}

function bestStart(words: Word[], shown: Set<string>): number {
  let best = {start: 0, count: 0};
  for (const [start, {folded}] of words.entries()) {
    if (!shown.has(folded)) continue;
    const part = words.slice(start, start + LENGTH - LEAD).map((word) => word.folded);
    const count = new Set(part.filter((word) => shown.has(word))).size;
    if (count > best.count) best = {start, count};
  }
  return Math.max(0, best.start - LEAD);
}

/**
 * Returns the part of a section with the most distinct matches, and marks them.
 *
 * @param lines the section's text on the first line, and its code on the second. The snippet shows code
 * only if neither the heading nor the text has a match
 */
export function snippet(heading: string, lines: string, shown: Set<string>): Segment[] {
  const [prose = '', code = ''] = lines.split('\n');
  const isOutsideCode = wordsOf(`${heading} ${prose}`).some(({folded}) => shown.has(folded));
  const text = isOutsideCode || code === '' ? prose : code;
  const words = wordsOf(text);
  const from = bestStart(words, shown);
  const start = from === 0 ? 0 : (words[from]?.start ?? 0);
  const end = words[from + LENGTH] ? (words[from + LENGTH - 1]?.end ?? 0) : text.length;
  return mark(
    `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`,
    shown,
  );
}
