import {codeLanguages} from '../../../lib/code-languages';
import {suggestion} from '../../../lib/suggestion';
import type {Problem} from '../../../lib/problems';
import {lineOf, nodesOf, type Node} from '../../../lib/markdown-tree';

/** Names of blocks that are no language of programs: plain text, a terminal, a diagram. */
const OTHERS = ['text', 'txt', 'plain', 'plaintext', 'console', 'mermaid'];

/** Blocks of code in a language that nothing highlights: most often it is misspelled. */
export function unknownLanguages(tree: Node): Omit<Problem, 'file'>[] {
  const known = [...codeLanguages.keys(), ...OTHERS];
  return [...nodesOf(tree)].flatMap((node) => {
    const language = node.type === 'code' && node.lang?.toLowerCase();
    if (!language || known.includes(language)) return [];
    const problem = `a language of code that can be highlighted${suggestion(language, known)}; this block has no colors`;
    return [{line: lineOf(node), problem, found: node.lang, severity: 'warning' as const}];
  });
}
