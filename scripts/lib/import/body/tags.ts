/** An attribute of a tag as it is written, with its place in the text. */
type TagAttribute = {
  readonly name: string;
  /** `undefined` for none, and for an expression. */
  readonly value: string | undefined;
  readonly start: number;
  readonly end: number;
};

/** An opening tag of HTML or JSX, with its place in the text. */
export type Tag = {
  readonly name: string;
  readonly attributes: readonly TagAttribute[];
  readonly start: number;
  readonly end: number;
};

const BRACES = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\}`;
const ATTRIBUTE = String.raw`\s+(?:${BRACES}|([^\s=>/{"'<]+)(?:\s*=\s*("[^"]*"|'[^']*'|${BRACES}|[^\s>"'{]+))?)`;
const TAG = new RegExp(String.raw`<([a-zA-Z][\w.:-]*)((?:${ATTRIBUTE})*)\s*/?>`, 'g');

/** Every opening tag in a part of a text. */
export function tagsIn(text: string, start = 0, end = text.length): Tag[] {
  return [...text.slice(start, end).matchAll(TAG)].map(
    ({0: all, 1: name = '', 2: written = '', index}) => {
      const first = start + index + 1 + name.length;
      const attributes = [...written.matchAll(new RegExp(ATTRIBUTE, 'g'))].flatMap((each) => {
        const [whole, attribute, value] = each;
        if (attribute === undefined) return [];
        const from = first + each.index;
        const isText = value !== undefined && !value.startsWith('{');
        return {
          name: attribute,
          value: isText ? value.replace(/^(["'])([^]*)\1$/, '$2') : undefined,
          start: from,
          end: from + whole.length,
        };
      });
      return {name, attributes, start: start + index, end: start + index + all.length};
    },
  );
}

/** The opening tag that begins at an offset, or after the spaces there. */
export const tagAt = (text: string, start: number, end: number): Tag | undefined =>
  tagsIn(text, start, end).find((tag) => text.slice(start, tag.start).trim() === '');
