import {transform} from 'sucrase';

import {codeLanguages} from '../../../lib/code-languages';
import {lineOf, nodesOf, type Node} from '../../../lib/markdown-tree';
import {suggestion} from '../../../lib/suggestion';
import {warning} from './finding';

/** Compiles a piece of code as the live editor does (react-live). */
function compile(code: string, isWhole: boolean): void {
  if (isWhole && !/render\s*\(/.test(code))
    throw new Error('with noInline, it must call render(…)');
  const input = isWhole ? code : `return (${code.trim().replace(/;$/, '')})`;
  transform(input, {transforms: ['jsx', 'typescript', 'imports']});
}

/** Live code that the live editor cannot compile: readers would see an error. */
export const liveCodeProblems = (tree: Node) =>
  [...nodesOf(tree)].flatMap((node) => {
    const words = (node.meta ?? '').split(/\s+/);
    if (node.type !== 'code' || !words.includes('live')) return [];
    try {
      compile(node.value ?? '', words.includes('noInline'));
      return [];
    } catch (error) {
      const {message, loc} = error as {message: string; loc?: {line: number}};
      const reason = message.replace(/^Error transforming.*?: /, '');
      const problem = warning(node, `live code does not compile: ${reason}`);
      return [{...problem, line: lineOf(node) + (loc?.line ?? 1)}];
    }
  });

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
