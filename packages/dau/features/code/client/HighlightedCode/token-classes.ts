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

/** Returns the CSS classes for a token's types. */
export function classOf(types: readonly string[]): string {
  const color = COLORS.find(([, names]) => names.some((name) => types.includes(name)));
  const styles = STYLES.filter((name) => types.includes(name));
  return ['token', ...(color ? [color[0]] : []), ...styles].join(' ');
}
