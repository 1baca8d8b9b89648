import ts from 'typescript';

/** A key of an object or an index of a list. */
export type Step = string | number;

type Edit = {readonly start: number; readonly end: number; readonly text: string};

/** Edits values in a TypeScript or JSON file and keeps comments and formatting of the rest. */
export type SourceEditor = {
  /** Returns true if there is a value at this path. */
  readonly has: (path: readonly Step[]) => boolean;
  /** Returns the value at a path. Values that are not literals are `undefined`. */
  readonly read: (path: readonly Step[]) => unknown;
  /** Replaces a value. Returns false if there is no value at the path. */
  readonly set: (path: readonly Step[], value: unknown) => boolean;
  /** Adds source code at the end of a list or an object. Returns false if the path has neither. */
  readonly append: (path: readonly Step[], code: string) => boolean;
  /**
   * Removes entries of a list or an object, with the comments before them. Returns false if there
   * are none.
   */
  readonly remove: (path: readonly Step[], isRemoved: (step: Step) => boolean) => boolean;
  /** Replaces each string literal with the result of a function. */
  readonly mapTexts: (change: (text: string) => string) => void;
  /**
   * Changes the comment before a variable, a field or the default export. Returns false if there is
   * no comment.
   */
  readonly comment: (path: readonly Step[], change: (comment: string) => string) => boolean;
  /** Returns the file with all edits. */
  readonly text: () => string;
};

/**
 * Removes `as const`, `satisfies T`, parentheses and calls such as `define({…})` from an
 * expression.
 */
function unwrap(node: ts.Expression): ts.Expression {
  if (
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isNonNullExpression(node)
  ) {
    return unwrap(node.expression);
  }
  const [first] = ts.isCallExpression(node) ? node.arguments : [];
  return first ? unwrap(first) : node;
}

/** Evaluates a literal expression. Other expressions are `undefined`. */
function evaluate(node: ts.Expression): unknown {
  const value = unwrap(node);
  if (ts.isStringLiteralLike(value)) return value.text;
  if (ts.isNumericLiteral(value)) return Number(value.text);
  if (value.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (value.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (value.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isArrayLiteralExpression(value)) return value.elements.map(evaluate);
  if (ts.isObjectLiteralExpression(value)) {
    return Object.fromEntries(
      value.properties.flatMap((property) =>
        ts.isPropertyAssignment(property)
          ? [[nameOf(property.name), evaluate(property.initializer)]]
          : [],
      ),
    );
  }
  return undefined;
}

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name)
    ? name.text
    : name.getText();
}

/**
 * Quotes a string as Prettier does: single quotes, or double quotes if the string has a single
 * quote.
 */
function quoted(text: string): string {
  const json = JSON.stringify(text);
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll(String.raw`\"`, '"')}'`;
}

/** Converts a value to TypeScript source. Prettier adds the line breaks later. */
export function toCode(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(toCode).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).flatMap(([key, field]) =>
      field === undefined
        ? []
        : [`${/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)}: ${toCode(field)}`],
    );
    return `{${fields.join(', ')}}`;
  }
  return String(value);
}

/**
 * Opens a file for editing. In TypeScript, a path starts with the name of a variable or with
 * `default` for the default export. In JSON, it starts with a key.
 *
 * @param file name of the file; its extension decides the language
 * @param original the file's text
 */
export function editSource(file: string, original: string): SourceEditor {
  const isJson = file.endsWith('.json');
  const source = isJson
    ? ts.parseJsonText(file, original)
    : ts.createSourceFile(file, original, ts.ScriptTarget.Latest, true);
  const edits: Edit[] = [];
  const code = (value: unknown) => (isJson ? JSON.stringify(value) : toCode(value));

  const variables = source.statements.flatMap((statement) =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map((declaration) => ({statement, declaration}))
      : [],
  );
  const variable = (name: string) =>
    variables.find(({declaration}) => declaration.name.getText(source) === name);
  const defaultExport = source.statements.find(ts.isExportAssignment);

  /** Replaces an identifier with the initializer of that variable in this file. */
  function resolve(node: ts.Expression | undefined): ts.Expression | undefined {
    if (!node) return undefined;
    const value = unwrap(node);
    if (!ts.isIdentifier(value)) return value;
    const found = variable(value.text)?.declaration.initializer;
    return found ? unwrap(found) : value;
  }

  function root(step: Step): ts.Expression | undefined {
    if (step === 'default') return resolve(defaultExport?.expression);
    const initializer = variable(String(step))?.declaration.initializer;
    return initializer && unwrap(initializer);
  }

  function child(node: ts.Expression | undefined, step: Step): ts.Expression | undefined {
    if (node && ts.isArrayLiteralExpression(node)) return resolve(node.elements[Number(step)]);
    if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
    for (const property of node.properties) {
      if (ts.isShorthandPropertyAssignment(property) && property.name.text === step) {
        return resolve(property.name);
      }
      if (ts.isPropertyAssignment(property) && nameOf(property.name) === step) {
        return resolve(property.initializer);
      }
    }
    return undefined;
  }

  function find(path: readonly Step[]): ts.Expression | undefined {
    if (isJson) {
      const top = (source as ts.JsonSourceFile).statements[0]?.expression;
      return path.reduce<ts.Expression | undefined>(child, top);
    }
    const [first, ...rest] = path;
    return first === undefined ? undefined : rest.reduce(child, root(first));
  }

  function replace(start: number, end: number, text: string): void {
    // A later edit of the same range replaces the earlier one
    const same = edits.findIndex((edit) => edit.start === start && edit.end === end);
    if (same >= 0) edits.splice(same, 1);
    edits.push({start, end, text});
  }

  /** Returns the node that a comment belongs to. */
  function owner(path: readonly Step[]): ts.Node | undefined {
    const [first, ...rest] = path;
    if (first === undefined) return undefined;
    if (rest.length === 0 && !isJson) {
      return first === 'default' ? defaultExport : variable(String(first))?.statement;
    }
    const node = find(path.slice(0, -1));
    if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
    return node.properties.find(
      (property) => property.name && nameOf(property.name) === path.at(-1),
    );
  }

  return {
    has: (path) => find(path) !== undefined,

    read(path) {
      const node = find(path);
      return node && evaluate(node);
    },

    set(path, value) {
      const node = find(path);
      if (!node) return false;
      if (JSON.stringify(evaluate(node)) !== JSON.stringify(value) || value === undefined) {
        replace(node.getStart(source), node.getEnd(), code(value));
      }
      return true;
    },

    append(path, text) {
      const node = find(path);
      if (!node) return false;
      const items = ts.isArrayLiteralExpression(node)
        ? node.elements
        : ts.isObjectLiteralExpression(node)
          ? node.properties
          : undefined;
      if (!items) return false;
      const last = items.at(-1);
      const end = node.getEnd() - 1;
      if (!last) {
        edits.push({start: end, end, text: `\n${text}${isJson ? '' : ','}\n`});
        return true;
      }
      if (!items.hasTrailingComma)
        edits.push({start: last.getEnd(), end: last.getEnd(), text: ','});
      // Insert after a comment on the line of the last entry
      const after = items.hasTrailingComma ? items.end : last.getEnd();
      const at = ts.getTrailingCommentRanges(original, after)?.at(-1)?.end ?? after;
      edits.push({start: at, end: at, text: `\n${text}${isJson ? '' : ','}`});
      return true;
    },

    remove(path, isRemoved) {
      const node = find(path);
      if (!node) return false;
      const items: readonly {readonly node: ts.Node; readonly step: Step}[] =
        ts.isArrayLiteralExpression(node)
          ? node.elements.map((element, index) => ({node: element, step: index}))
          : ts.isObjectLiteralExpression(node)
            ? node.properties.map((property) => ({
                node: property,
                step: property.name ? nameOf(property.name) : '',
              }))
            : [];
      const remaining = items.filter(({step}) => !isRemoved(step));
      if (remaining.length === items.length) return false;
      const [open, close] = [node.getStart(source) + 1, node.getEnd() - 1];
      const texts = remaining.map(({node: item}) =>
        original.slice(item.getFullStart(), item.getEnd()),
      );
      const comma = texts.length > 0 && !isJson ? ',' : '';
      replace(open, close, `${texts.join(',')}${comma}${texts.length > 0 ? '\n' : ''}`);
      return true;
    },

    mapTexts(change) {
      const visit = (node: ts.Node) => {
        if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent ?? node)) {
          const text = change(node.text);
          if (text !== node.text) replace(node.getStart(source), node.getEnd(), code(text));
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
    },

    comment(path, change) {
      const node = owner(path);
      const range = node && ts.getLeadingCommentRanges(original, node.getFullStart())?.at(-1);
      if (!range) return false;
      const before = original.slice(range.pos, range.end);
      const after = change(before);
      if (after !== before) replace(range.pos, range.end, after);
      return true;
    },

    text() {
      // Ignore edits inside a range that a larger edit replaces
      const effective = edits.filter(
        (edit) =>
          !edits.some(
            (other) =>
              other !== edit &&
              other.start <= edit.start &&
              edit.end <= other.end &&
              other.end - other.start > edit.end - edit.start,
          ),
      );
      return effective
        .map((edit, order) => ({...edit, order}))
        .sort((a, b) => b.start - a.start || b.order - a.order)
        .reduce((text, {start, end, text: inserted}) => {
          return text.slice(0, start) + inserted + text.slice(end);
        }, original);
    },
  };
}
