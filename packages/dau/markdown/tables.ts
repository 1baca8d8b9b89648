import {nodesOf, textOf, type Node} from '../content/markdown-tree';

export type Element = Node & {tagName?: string; properties?: object};

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

/** Code with spaces, such as a command, is read as one word. */
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
