import type {Problem} from '../../../../lib/problems';
import {attributesOf, isElement, lineOf, nodesOf, type Attribute, type Node} from './tree';

/** `color: red; font-size: 2em` as React writes it. */
export function styleObject(css: string): string {
  const parts = css
    .split(';')
    .map((part) => part.split(':'))
    .filter(([name, value]) => name?.trim() && value !== undefined)
    .map(([name = '', ...value]) => {
      const key = name.trim().replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
      return `${key}: '${value.join(':').trim()}'`;
    });
  return `style={{${parts.join(', ')}}}`;
}

function attributeProblem(file: string, line: number, {name = '', value}: Attribute): Problem[] {
  if (name === 'style' && typeof value === 'string') {
    const expected = `${styleObject(value)}; MDX takes no CSS text here`;
    return [{file, line, field: 'style', expected, found: value}];
  }
  if (/^on[a-z]+$/i.test(name) && (typeof value === 'string' || /^on[a-z]/.test(name))) {
    const react = `on${name.charAt(2).toUpperCase()}${name.slice(3)}`;
    const proper = react.replace(/^On/, 'on');
    return [
      {
        file,
        line,
        field: name,
        expected: `${proper}={() => …}, in a component of its own; written as HTML, it does nothing`,
        found: value ?? null,
        severity: 'warning',
      },
    ];
  }
  return [];
}

const HTML_HANDLER = /<[a-z][^>]*\s(on[a-z]+)\s*=/i;

/** HTML attributes that React reads in another way than a browser does. */
export function elementProblems(file: string, tree: Node): Problem[] {
  return [...nodesOf(tree)].flatMap((node): Problem[] => {
    if (isElement(node)) {
      const isHtml = /^[a-z]/.test(node.name ?? '');
      return attributesOf(node).flatMap((attribute) =>
        isHtml ? attributeProblem(file, lineOf(node), attribute) : [],
      );
    }
    const handler = node.type === 'html' ? HTML_HANDLER.exec(node.value ?? '')?.[1] : undefined;
    if (handler === undefined) return [];
    const expected = 'no script in HTML: it does nothing here; use a component in an .mdx file';
    return [{file, line: lineOf(node), field: handler, expected, severity: 'warning'}];
  });
}
