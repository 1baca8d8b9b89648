import type {Token} from 'prism-react-renderer';

/**
 * The Prism token types for each syntax color in `packages/dau/styles/code.css`. If a token has several
 * types, the first matching color wins, so punctuation inside a string gets the punctuation color.
 */
const COLORS: readonly (readonly [color: string, types: readonly string[]])[] = [
  ['punctuation', ['punctuation']],
  ['type', ['class-name', 'maybe-class-name', 'builtin', 'property', 'namespace', 'variable']],
  ['function', ['function', 'selector', 'title']],
  ['number', ['number', 'boolean', 'constant', 'symbol', 'attr-name', 'parameter']],
  ['string', ['string', 'char', 'attr-value', 'regex', 'url', 'inserted']],
  ['keyword', ['keyword', 'operator', 'tag', 'atrule', 'important', 'deleted']],
  ['comment', ['comment', 'prolog', 'doctype', 'cdata']],
];
const STYLES = ['bold', 'italic'];

/** Returns the CSS classes for a token's types, or `undefined` for plain text. */
export function classOf(types: readonly string[]): string | undefined {
  const color = COLORS.find(([, names]) => names.some((name) => types.includes(name)));
  const classes = [...(color ? [color[0]] : []), ...STYLES.filter((name) => types.includes(name))];
  return classes.length > 0 ? `token ${classes.join(' ')}` : undefined;
}

/** The tokens of each line, without line breaks. */
export type Lines = readonly (readonly Token[])[];

/**
 * Merges adjacent tokens with the same class, and appends white space to the preceding piece, so the
 * page has fewer elements.
 */
export function pieces(lines: Lines) {
  const found: {className: string | undefined; text: string}[] = [];
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
