/** Chooses the part of a text to show for a hit, and marks the words that match. */
import {elementAt} from '../element-at';
import {tokenize, type Token} from '../fold';

/** A part of a text, marked or not. It is plain text: escape it before writing HTML. */
export type Segment = {readonly text: string; readonly marked: boolean};

/** Length of a snippet, in words. */
const WINDOW = 28;
/** Words shown before the first match. */
const LEAD = 6;

/**
 * Returns a function that checks whether a folded word matches.
 *
 * @param shown `git` matches that word only; `git*` matches every word that begins with it
 */
export function matcher(shown: readonly string[]): (folded: string) => boolean {
  const whole = new Set(shown.filter((word) => !word.endsWith('*')));
  const beginnings = shown.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
  return (folded) => whole.has(folded) || beginnings.some((start) => folded.startsWith(start));
}

function segments(text: string, tokens: readonly Token[], matches: (word: string) => boolean) {
  const pieces: {text: string; marked: boolean}[] = [];
  let at = 0;
  const push = (end: number, marked: boolean) => {
    if (end <= at) return;
    const last = pieces[pieces.length - 1];
    const piece = text.slice(at, end);
    if (last?.marked === marked) last.text += piece;
    else pieces.push({text: piece, marked});
    at = end;
  };
  let lastMatched = false;
  for (const {folded, start, end} of tokens) {
    const matched = matches(folded);
    // Adjacent matches get one mark, including the space between them.
    push(start, matched && lastMatched && /^\s*$/.test(text.slice(at, start)));
    push(end, matched);
    lastMatched = matched;
  }
  push(text.length, false);
  return pieces;
}

/** Marks the matches in a text. */
export function mark(text: string, shown: readonly string[]): Segment[] {
  return segments(text, tokenize(text), matcher(shown));
}

/** Returns the part of a text with the most different matches, with the matches marked. */
export function snippet(text: string, shown: readonly string[]): Segment[] {
  const matches = matcher(shown);
  const tokens = tokenize(text);
  const hits = tokens.map(({folded}) => (matches(folded) ? folded : ''));
  let best = 0;
  let bestScore = -1;
  for (let i = 0; i < tokens.length; i++) {
    if (hits[i] === '' && i > 0) continue;
    const different = new Set<string>();
    let together = 0;
    for (let j = i; j < Math.min(tokens.length, i + WINDOW - LEAD); j++) {
      if (hits[j] === '') continue;
      different.add(elementAt(hits, j));
      if (j > i && hits[j - 1] !== '') together += 1;
    }
    const score = different.size * 10 + Math.min(9, together);
    if (score > bestScore) {
      bestScore = score;
      best = i;
    }
  }
  const from = Math.max(0, best - LEAD);
  const to = Math.min(tokens.length, from + WINDOW);
  if (tokens.length === 0) return text === '' ? [] : [{text: text.slice(0, 160), marked: false}];
  const start = from === 0 ? 0 : elementAt(tokens, from).start;
  const end = to === tokens.length ? text.length : elementAt(tokens, to - 1).end;
  const pieces = mark(text.slice(start, end), shown);
  return [
    ...(start > 0 ? [{text: '… ', marked: false}] : []),
    ...pieces,
    ...(end < text.length ? [{text: ' …', marked: false}] : []),
  ];
}
