import {SKIP, visit} from 'unist-util-visit';

import {prismName} from '../content/code-languages';
import {nodesOf, textOf, type Node} from '../content/markdown-tree';
import {openMathSyntax} from '../content/math-syntax';
import type {Locale} from '../settings/locales';
import {joinNumbers} from '../utils/date-and-number-format';
import {diagrams} from './diagrams';
import {formulas} from './formulas';

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

/** A table with more columns, or with longer commands, does not fit on a phone. */
const FITTING_COLUMNS = 3;
const FITTING_CODE = 24;

/** The roles are explicit, because some screen readers ignore a table with `display: block`. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/**
 * A rehype plugin that adds column labels to the cells of tables that are too wide for a phone. On a
 * phone, the style sheet shows each row of such a table as a block.
 */
export const tables = () => (tree: Node) => {
  visit(tree, {tagName: 'table'}, (table: Element) => {
    const parts: Element[] = [...nodesOf(table)];
    const labels = parts.filter(({tagName}) => tagName === 'th').map(textOf);
    const hasCommands = parts.some(
      (part) => part.tagName === 'code' && textOf(part).length > FITTING_CODE,
    );
    if (labels.length <= FITTING_COLUMNS && !hasCommands) return;
    const cells = parts.filter(({tagName}) => tagName === 'td');
    for (const part of parts.filter(({tagName = ''}) => tagName in ROLES)) {
      const column = cells.indexOf(part) % labels.length;
      // A single column next to the titles of the rows needs no label
      const dataLabel = column > 0 && labels.length > 2 ? labels[column] : undefined;
      part.properties = {...part.properties, role: ROLES[part.tagName ?? ''], dataLabel};
    }
  });
};

/**
 * Returns the Markdown options for Docusaurus' content plugins.
 *
 * @param styleSheets the style sheets with the site's fonts and color variables, for diagrams
 */
export const markdownSteps = async (locale: Locale, styleSheets: readonly string[]) => ({
  remarkPlugins: [await openMathSyntax(), formulas, diagrams(locale, styleSheets), codeLanguages],
  rehypePlugins: [plainHtml, numbersWithUnits, tables],
});
