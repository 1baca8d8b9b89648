import ts from 'typescript';

/**
 * Changes values in a TypeScript object. All other code and comments stay the same.
 *
 * @param values new values, keyed by path, such as `author.name`; `undefined` removes a property
 */
export function editSettings(code: string, values: Record<string, unknown>): string {
  const edits: {start: number; end: number; text: string}[] = [];
  function visit(node: ts.Node, parents: string[]): void {
    const isNamed = ts.isPropertyAssignment(node) && !ts.isComputedPropertyName(node.name);
    const path = isNamed ? [...parents, node.name.text] : parents;
    const name = path.join('.');
    if (!isNamed || !Object.hasOwn(values, name))
      return ts.forEachChild(node, (child) => visit(child, path));
    const {initializer, end} = node;
    const text = values[name];
    if (text !== undefined)
      edits.push({start: initializer.getStart(), end, text: JSON.stringify(text)});
    else {
      const [after = ''] = /^,?\s*/.exec(code.slice(end)) ?? [];
      edits.push({start: node.getStart(), end: end + after.length, text: ''});
    }
  }
  visit(ts.createSourceFile('settings.ts', code, ts.ScriptTarget.Latest, true), []);
  return edits.reduceRight(
    (result, {start, end, text}) => result.slice(0, start) + text + result.slice(end),
    code,
  );
}
