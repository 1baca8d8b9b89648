import {codeLanguages} from '../../../lib/code-languages';
import {suggestion} from '../../../lib/suggestion';
import type {Problem} from '../../../lib/problems';
import {lineOf, nodesOf, type Node} from '../../../lib/markdown-tree';

/** Blocks that are not code: plain text, a terminal, a diagram. */
const OTHERS = ['text', 'txt', 'plain', 'plaintext', 'console', 'mermaid'];

/** Code blocks in an unknown language, most often a misspelled one. */
export function unknownLanguages(tree: Node): Omit<Problem, 'file'>[] {
  const known = [...codeLanguages.keys(), ...OTHERS];
  return [...nodesOf(tree)].flatMap((node) => {
    const language = node.type === 'code' && node.lang?.toLowerCase();
    if (!language || known.includes(language)) return [];
    const problem = 'unknown code language: this block is not highlighted';
    const fix = suggestion(language, known);
    return [{line: lineOf(node), problem, found: node.lang, fix, severity: 'warning' as const}];
  });
}
