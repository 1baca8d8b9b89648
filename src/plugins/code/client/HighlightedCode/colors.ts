import type {Token} from 'prism-react-renderer';

/**
 * The colours of code (`src/css/code.css`), each with the kinds of Prism that it
 * is for. Of a piece with several kinds the first colour here counts: the
 * punctuation of a string is punctuation.
 */
const COLORS: readonly (readonly [color: string, kinds: readonly string[]])[] = [
  ['punctuation', ['punctuation']],
  ['type', ['class-name', 'maybe-class-name', 'builtin', 'property', 'namespace', 'variable']],
  ['function', ['function', 'selector', 'title']],
  ['number', ['number', 'boolean', 'constant', 'symbol', 'attr-name', 'parameter']],
  ['string', ['string', 'char', 'attr-value', 'regex', 'url', 'inserted']],
  ['keyword', ['keyword', 'operator', 'tag', 'atrule', 'important', 'deleted']],
  ['comment', ['comment', 'prolog', 'doctype', 'cdata']],
];
/** Kinds that change the letters and leave the colour to another kind. */
const STYLES = ['bold', 'italic'];

/** The classes that colour a piece of code; `undefined` where it looks like the text around it. */
export function classOf(kinds: readonly string[]): string | undefined {
  const color = COLORS.find(([, names]) => names.some((name) => kinds.includes(name)));
  const classes = [...(color ? [color[0]] : []), ...STYLES.filter((name) => kinds.includes(name))];
  return classes.length > 0 ? `token ${classes.join(' ')}` : undefined;
}

/** Code by lines, without their ends. */
export type Lines = readonly (readonly Token[])[];

/** Code that looks alike from its first letter to its last. */
export type Piece = {className: string | undefined; text: string};

/**
 * All of the code. Neighbours that look alike become one, and space goes to what
 * is before it: the browser has fewer elements to make, style and lay out.
 */
export function pieces(lines: Lines): Piece[] {
  const found: Piece[] = [];
  const tokens = lines.flatMap((line, index) =>
    index === 0 ? line : [{types: ['plain'], content: '\n'}, ...line],
  );
  for (const {types, content} of tokens) {
    const className = classOf(types);
    const last = found.at(-1);
    if (last && (last.className === className || content.trim() === '')) last.text += content;
    else if (content !== '')
      found.push({className: content.trim() ? className : undefined, text: content});
  }
  return found;
}
