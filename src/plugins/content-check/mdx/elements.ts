/** HTML that React reads in another way than a browser does, and what readers see as it is written. */
import type {Problem} from '../../../lib/problems';
import {attributesOf, isElement, nodesOf, lineOf, type Node} from '../../../lib/markdown-tree';
import {withoutAltText} from './alt-text';

type Finding = Omit<Problem, 'file'>;

/** `color: red; font-size: 2em` as React writes it. */
export function styleObject(css: string): string {
  const parts = css.split(';').flatMap((part) => {
    const [, name = '', value] = /^\s*([\w-]+)\s*:\s*(.+?)\s*$/.exec(part) ?? [];
    const key = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return value ? [`${key}: '${value.replaceAll("'", '"')}'`] : [];
  });
  return `{{${parts.join(', ')}}}`;
}

/** What reaches readers as it is written, and what to write. */
const AS_WRITTEN: [RegExp, string][] = [
  [/!?\[[^\]]*\]\([^\s()"]+ [^")]+\.\w+\)/g, 'an address without spaces: %20 stands for one'],
  [/\[\^[^\]\s]+\]/g, 'a line [^…]: with its words, or \\[^…] for the sign itself'],
  [
    /(?<!<!--[^]*)<img\b[^>]*?\ssrc=(?!["']?(?:[a-z][a-z+.-]*:|[/#]))[^>]+>/gi,
    '![what it shows](./picture.png), a picture that the build looks for',
  ],
];

function writtenProblems({type, value = '', ...node}: Node, lines: string[]): Finding[] {
  if (!/^(text|html)$/.test(type)) return [];
  return AS_WRITTEN.flatMap(([pattern, expected]) =>
    [...value.matchAll(pattern)].flatMap(({0: found, index}): Finding[] => {
      const line = lineOf({type, ...node}) + value.slice(0, index).split('\n').length - 1;
      // With a backslash, the author means it so
      const isMeant = lines[line - 1]?.includes(`\\${found}`);
      return isMeant ? [] : [{line, expected, found, severity: 'warning'}];
    }),
  );
}

function attributeProblems(node: Node): Finding[] {
  const line = lineOf(node);
  if (!isElement(node) || !/^[a-z]/.test(node.name ?? '')) return [];
  return attributesOf(node).flatMap(({name = '', value}): Finding[] => {
    if (name === 'style' && typeof value === 'string') {
      const expected = `style=${styleObject(value)}; MDX takes no CSS text here`;
      return [{line, field: name, expected, found: value}];
    }
    if (node.name === 'a' && name === 'href' && /^[./]/.test(String(value))) {
      const expected = `[text](${String(value)}), a link that the build checks`;
      return [{line, field: '<a>', expected, severity: 'warning'}];
    }
    const isBare = typeof value === 'string' && /^(?![a-z]+:|[/.@#])./i.test(value);
    if (node.name === 'img' && name === 'src' && isBare) {
      const expected = `./${value} or ![…](./${value}), which is looked for beside the text`;
      return [{line, field: name, expected, found: value, severity: 'warning'}];
    }
    if (!/^on[a-z]+$/i.test(name) || (typeof value !== 'string' && !/^on[a-z]/.test(name)))
      return [];
    const expected = 'a component of its own with onClick={() => …}; as HTML, it does nothing';
    return [{line, field: name, expected, severity: 'warning'}];
  });
}

export const elementProblems = (tree: Node, lines: string[]): Finding[] =>
  [...nodesOf(tree)].flatMap((node) => [
    ...withoutAltText(node),
    ...writtenProblems(node, lines),
    ...attributeProblems(node),
  ]);
