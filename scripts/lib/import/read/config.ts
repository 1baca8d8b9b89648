import ts from 'typescript';

/** The value of an expression of literals; parts that are none are `undefined`. */
function evaluate(node: ts.Node): unknown {
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
  )
    return evaluate(node.expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(evaluate);
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return Object.fromEntries(
    node.properties.flatMap((property) =>
      ts.isPropertyAssignment(property)
        ? [[property.name.getText().replace(/^['"]|['"]$/g, ''), evaluate(property.initializer)]]
        : [],
    ),
  );
}

/**
 * Finds the value of a setting in a configuration that is a program, without running it: the first
 * of this name, wherever it is.
 */
export function settingOf(source: string, name: string): unknown {
  const file = ts.createSourceFile('config.ts', source, ts.ScriptTarget.Latest, true);
  const find = (node: ts.Node): unknown => {
    if (ts.isPropertyAssignment(node) && node.name.getText().replace(/^['"]|['"]$/g, '') === name) {
      return evaluate(node.initializer);
    }
    return ts.forEachChild(node, find);
  };
  return find(file);
}
