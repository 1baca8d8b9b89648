import {SKIP, visit} from 'unist-util-visit';

import {prismName} from '../content/code-languages';
import {nodesOf, textOf, type Node} from '../content/markdown-tree';
import {openMathSyntax} from '../content/math-syntax';
import type {Locale} from '../settings/locales';
import {joinNumbers} from '../utils/date-and-number-format';
import {diagrams} from './diagrams';
import {formulas, formulasAsText} from './formulas';

const codeLanguages = () => (tree: Node) => {
  visit(tree, 'code', (node: Node) => {
    if (node.lang) node.lang = prismName(node.lang);
  });
};

export type Element = Node & {tagName?: string; properties?: Record<string, unknown>};

/**
 * A rehype plugin for plain Markdown. It restores two things that the HTML parser has changed: an
 * admonition's title element, and the `live` attribute of code. It also removes event handlers such as
 * `onclick="…"`, because React crashes on them.
 */
export const plainHtml = () => (tree: Node) => {
  visit(tree, 'element', (node: Element) => {
    if (node.tagName === 'mdxadmonitiontitle') node.tagName = 'mdxAdmonitionTitle';
    const {properties = {}} = node;
    if (properties.live === '') properties.live = true;
    node.properties = Object.fromEntries(
      Object.entries(properties).filter(
        ([name, value]) => typeof value !== 'string' || !/^on/i.test(name),
      ),
    );
  });
};

/** A rehype plugin that keeps each number on the same line as its unit, except in code and drawings. */
export const numbersWithUnits = () => (tree: Node) => {
  visit(tree, (node: Node & {tagName?: string}) => {
    if (node.type === 'text' && node.value) node.value = joinNumbers(node.value);
    return /^(code|math|pre|script|style|svg)$/.test(node.tagName ?? node.name ?? '') ? SKIP : true;
  });
};

/**
 * Approximately how many letters fit across a phone screen, if each column is as wide as its longest
 * word.
 */
const FITTING_LETTERS = 36;

/** The roles are explicit, because some screen readers ignore a table with `display: block`. */
const ROLES = new Map([
  ['table', 'table'],
  ['thead', 'rowgroup'],
  ['tbody', 'rowgroup'],
  ['tr', 'row'],
  ['th', 'columnheader'],
  ['td', 'cell'],
]);

const elementsIn = (node: Node, ...names: string[]): Element[] =>
  [...nodesOf(node)].filter(({tagName = ''}: Element) => names.includes(tagName));

/** Returns the words of a cell. Code with spaces, such as a command, also counts as one word. */
const wordsIn = (cell: Node): string[] => [
  ...textOf(cell).split(/\s+/),
  ...elementsIn(cell, 'code').map(textOf),
];

/**
 * A rehype plugin that adds column labels to the cells of tables that are too wide for a phone. On a
 * phone, the style sheet shows each row of such a table as a block. A single column next to the titles of the
 * rows needs no label.
 */
export const tables = () => (tree: Node) => {
  for (const table of elementsIn(tree, 'table')) {
    const [labels = [], ...rows] = elementsIn(table, 'tr').map((row) =>
      elementsIn(row, 'th', 'td').map((cell) => ({cell, text: textOf(cell), words: wordsIn(cell)})),
    );
    const letters = labels.map((_, column) =>
      Math.max(
        ...[labels, ...rows].flatMap((row) => (row[column]?.words ?? []).map(({length}) => length)),
      ),
    );
    const isWide = letters.reduce((sum, count) => sum + count, 0) > FITTING_LETTERS;
    if (labels.length < 4 && !isWide) continue;
    for (const node of elementsIn(table, ...ROLES.keys())) {
      node.properties = {...node.properties, role: ROLES.get(node.tagName ?? '')};
    }
    for (const row of labels.length > 2 ? rows : []) {
      for (const [column, {cell}] of row.slice(1).entries()) {
        cell.properties = {...cell.properties, dataLabel: labels[column + 1]?.text};
      }
    }
  }
};

/**
 * Returns the Markdown options for Docusaurus' content plugins.
 *
 * @param styleSheets the style sheets with the site's fonts and color variables, for diagrams
 * @param hasMath whether `$…$` and `$$…$$` are formulas
 */
export const markdownSteps = async (
  locale: Locale,
  styleSheets: readonly string[],
  hasMath = true,
) => ({
  remarkPlugins: [
    await openMathSyntax(hasMath),
    hasMath ? formulas : formulasAsText,
    diagrams(locale, styleSheets),
    codeLanguages,
  ],
  rehypePlugins: [plainHtml, numbersWithUnits, tables],
});
