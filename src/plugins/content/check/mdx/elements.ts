/** HTML that React reads in another way than a browser does, and addresses with a space. */
import type {Problem} from '../../../../lib/problems';
import {attributesOf, isElement, nodesOf, lineOf, type Node} from '../../../../lib/markdown-tree';
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

/** A picture or link whose address has a space: Markdown shows it as text. */
function spaceProblem({type, value = '', ...node}: Node): Finding[] {
  const [found] = (type === 'text' && /!?\[[^\]]*\]\([^\s()"]+ [^")]+\.\w+\)/.exec(value)) || [];
  const expected = 'an address without spaces: %20 stands for one';
  return found ? [{line: lineOf({type, ...node}), expected, found, severity: 'warning'}] : [];
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
    if (!/^on[a-z]+$/i.test(name) || (typeof value !== 'string' && !/^on[a-z]/.test(name)))
      return [];
    const expected = 'a component of its own with onClick={() => …}; as HTML, it does nothing';
    return [{line, field: name, expected, severity: 'warning'}];
  });
}

export const elementProblems = (tree: Node): Finding[] =>
  [...nodesOf(tree)].flatMap((node) => [
    ...withoutAltText(node),
    ...spaceProblem(node),
    ...attributeProblems(node),
  ]);
