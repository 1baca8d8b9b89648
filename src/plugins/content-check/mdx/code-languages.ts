import {codeLanguages} from '../../../lib/code-languages';
import {nodesOf, type Node} from '../../../lib/markdown-tree';
import {suggestion} from '../../../lib/suggestion';
import {warning} from './finding';

/** Blocks that are not code: plain text, a terminal, a diagram. */
const OTHERS = ['text', 'txt', 'plain', 'plaintext', 'console', 'mermaid'];

/** Code blocks in an unknown language, most often a misspelled one. */
export function unknownLanguages(tree: Node) {
  const known = [...codeLanguages.keys(), ...OTHERS];
  const problem = 'unknown code language: this block is not highlighted';
  return [...nodesOf(tree)].flatMap((node) => {
    const language = node.type === 'code' && node.lang?.toLowerCase();
    if (!language || known.includes(language)) return [];
    return [warning(node, problem, suggestion(language, known), node.lang)];
  });
}
