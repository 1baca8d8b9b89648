/** An opening tag of HTML, with its place in the text. A value of `undefined` is an attribute alone. */
export type Tag = {
  name: string;
  attributes: Map<string, string | undefined>;
  start: number;
  end: number;
  isVoid: boolean;
};

const ATTRIBUTE = String.raw`\s+([^\s=>/"'<]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>"']+))?`;
const TAG = new RegExp(String.raw`<([a-zA-Z][\w.:-]*)((?:${ATTRIBUTE})*)\s*(/?)>`, 'g');
const VOID = /^(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** Every opening tag in a text of HTML. */
export const tagsIn = (text: string): Tag[] =>
  [...text.matchAll(TAG)].map(({0: all, 1: name = '', 2: written = '', 5: slash, index}) => ({
    name,
    attributes: new Map(
      [...written.matchAll(new RegExp(ATTRIBUTE, 'g'))].map(([, each = '', value]) => [
        each,
        value?.replace(/^(["'])([^]*)\1$/, '$2'),
      ]),
    ),
    start: index,
    end: index + all.length,
    isVoid: VOID.test(name) || slash !== '',
  }));

/** A tag as HTML. */
export const writeTag = ({name, attributes, isVoid}: Tag): string =>
  `<${name}${[...attributes]
    .map(
      ([each, value]) =>
        ` ${each}${value === undefined ? '' : `="${value.replaceAll('"', '&quot;')}"`}`,
    )
    .join('')}${isVoid ? ' /' : ''}>`;
