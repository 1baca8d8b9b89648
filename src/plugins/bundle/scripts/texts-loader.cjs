const fs = require('node:fs');

const {parse} = require('acorn');

/**
 * Puts the texts of the interface, in the language of the build, where they are
 * used: neither the list of all texts goes into every page, nor ids and notes to
 * translators (5.7 kB of a post). Works on compiled modules.
 *
 * A module in which it finds no text, or one that is not written out (as in
 * `translate({id: name})`), loads the list instead.
 */

const MODULE = '@docusaurus/Translate';
/** Fills the list in which the framework looks texts up. */
const ALL_TEXTS = '@site/src/plugins/bundle/scripts/all-texts';

/**
 * @typedef {import('acorn').AnyNode} Node
 * @typedef {{start: number, end: number, text: string}} Edit
 */

/**
 * @param {unknown} node
 * @param {(node: Node) => void} visit
 */
function walk(node, visit) {
  if (Array.isArray(node)) for (const item of node) walk(item, visit);
  else if (node && typeof node === 'object') {
    if ('type' in node) visit(/** @type {Node} */ (node));
    for (const value of Object.values(node)) if (typeof value === 'object') walk(value, visit);
  }
}

/**
 * The value of an expression that is a text written out; else undefined.
 *
 * @param {Node} node
 * @returns {string | undefined}
 */
function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined;
  }
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    const left = textOf(node.left);
    const right = textOf(node.right);
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

/**
 * The named properties of an object that is written out.
 *
 * @param {Node | undefined} node
 * @returns {Map<string, import('acorn').Property> | undefined}
 */
function propertiesOf(node) {
  if (node?.type !== 'ObjectExpression') return undefined;
  const properties = new Map();
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.computed) return undefined;
    const {key} = property;
    properties.set(key.type === 'Identifier' ? key.name : key.value, property);
  }
  return properties;
}

/**
 * The module with its texts in place.
 *
 * @param {string} source
 * @param {Readonly<Record<string, string>>} texts by id
 */
function placeTexts(source, texts) {
  const program = parse(source, {ecmaVersion: 'latest', sourceType: 'module'});

  /** @type {string | undefined} */
  let component;
  /** @type {string | undefined} */
  let translate;
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== MODULE) continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type === 'ImportDefaultSpecifier') component = specifier.local.name;
      else if (specifier.type === 'ImportSpecifier') translate = specifier.local.name;
    }
  }

  /** @type {Edit[]} */
  const edits = [];
  let read = 0;

  /**
   * @param {Map<string, import('acorn').Property>} properties
   * @param {string} content the property that holds the text as it is in the source
   */
  const placed = (properties, content) => {
    const [id, own] = ['id', content].map((name) => {
      const property = properties.get(name);
      return property && textOf(property.value);
    });
    if (properties.has('id') ? id === undefined : own === undefined) return undefined;
    return texts[id ?? own ?? ''] ?? own ?? id;
  };

  walk(program.body, (node) => {
    if (node.type !== 'CallExpression') return;
    const {callee} = node;
    const [first, second] = node.arguments;
    if (callee.type === 'Identifier' && callee.name === translate) {
      const properties = propertiesOf(first);
      const text = properties && placed(properties, 'message');
      if (text === undefined || !first) return;
      edits.push({start: first.start, end: first.end, text: `{message:${JSON.stringify(text)}}`});
      read += 1;
    }
    if (first?.type === 'Identifier' && first.name === component) {
      const properties = propertiesOf(second);
      const text = properties && placed(properties, 'children');
      if (text === undefined || !second) return;
      // Values may hold texts themselves: they stay where they are, and edits never overlap
      const values = properties.get('values');
      const message = `children:${JSON.stringify(text)}`;
      if (values) {
        edits.push({start: second.start, end: values.start, text: `{${message},`});
        edits.push({start: values.end, end: second.end, text: '}'});
      } else {
        edits.push({start: second.start, end: second.end, text: `{${message}}`});
      }
      read += 1;
    }
  });

  let uses = 0;
  /** Names of properties, which are no uses of what is imported. */
  const names = new Set();
  walk(
    program.body.filter(({type}) => type !== 'ImportDeclaration'),
    (node) => {
      if (node.type === 'Property' && !node.computed && !node.shorthand) names.add(node.key);
      if (node.type === 'MemberExpression' && !node.computed) names.add(node.property);
      if (node.type !== 'Identifier' || names.has(node)) return;
      if (node.name === component || node.name === translate) uses += 1;
    },
  );
  if (uses === 0 || uses !== read) {
    const isModule = program.body.some(({type}) => /^(Import|Export)/.test(type));
    return `${isModule ? `import '${ALL_TEXTS}'` : `require('${ALL_TEXTS}')`};\n${source}`;
  }

  let result = source;
  for (const {start, end, text} of edits.sort((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + text + result.slice(end);
  }
  return result;
}

/**
 * @this {{getOptions(): {file: string}; addDependency(file: string): void}}
 * @param {string} source
 */
module.exports = function textsLoader(source) {
  if (!source.includes(MODULE)) return source;
  const {file} = this.getOptions();
  this.addDependency(file);
  return placeTexts(source, JSON.parse(fs.readFileSync(file, 'utf8')));
};
