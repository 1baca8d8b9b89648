import ts from 'typescript';

/**
 * Reads what a JavaScript or TypeScript module exports, without running it. A call has the value of
 * its first argument; what is no literal is left out.
 */
export function exportOf(file: string, code: string): unknown {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const names = new Map<string, ts.Node | undefined>();
  let exported: ts.Node | undefined;
  const collect = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node)) names.set(node.name.getText(), node.initializer);
    if (ts.isFunctionDeclaration(node)) names.set(node.name?.text ?? '', node);
    if (ts.isExportAssignment(node)) exported = node.expression;
    if (ts.isFunctionDeclaration(node) && /^export\s+default/.test(node.getText())) exported = node;
    if (ts.isBinaryExpression(node) && node.left.getText() === 'module.exports')
      exported = node.right;
    ts.forEachChild(node, collect);
  };
  collect(source);

  const returned = (body: ts.Node | undefined): ts.Node | undefined =>
    body && ts.isBlock(body)
      ? body.statements.find((each) => ts.isReturnStatement(each))?.expression
      : body;
  const read = (node: ts.Node | undefined, depth = 0): unknown => {
    const value = (each: ts.Node | undefined) => read(each, depth + 1);
    if (!node || depth > 50) return undefined;
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isNumericLiteral(node)) return Number(node.text);
    if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
    if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
    if (ts.isIdentifier(node)) return value(names.get(node.text));
    if (ts.isFunctionLike(node)) return value(returned((node as ts.ArrowFunction).body));
    if (ts.isCallExpression(node)) return value(node.arguments[0] ?? node.expression);
    if (ts.isPropertyAccessExpression(node))
      return (value(node.expression) as Record<string, unknown> | undefined)?.[node.name.text];
    if (ts.isArrayLiteralExpression(node))
      return node.elements.flatMap((each) =>
        ts.isSpreadElement(each) ? ((value(each.expression) as unknown[]) ?? []) : [value(each)],
      );
    if (ts.isObjectLiteralExpression(node))
      return Object.assign(
        {},
        ...node.properties.map((each) =>
          ts.isSpreadAssignment(each)
            ? value(each.expression)
            : {
                [each.name.getText().replace(/^["']|["']$/g, '')]: value(
                  ts.isPropertyAssignment(each) ? each.initializer : each.name,
                ),
              },
        ),
      ) as unknown;
    // `x as Config`, `x satisfies Config`, `(x)`, `await x`
    return value((node as Partial<ts.AsExpression>).expression);
  };
  return read(exported);
}
