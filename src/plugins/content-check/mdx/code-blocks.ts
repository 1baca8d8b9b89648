import {transform} from 'sucrase';

import {codeLanguages} from '../../../lib/code-languages';
import {lineOf, type Node} from '../../../lib/markdown-tree';
import {suggestion} from '../../../lib/suggestion';
import {warning, type Finding} from './finding';

/** Compiles a piece of code as the live editor does (react-live). */
function compile(code: string, isWhole: boolean): void {
  if (isWhole && !/render\s*\(/.test(code))
    throw new Error('with noInline, it must call render(…)');
  const input = isWhole ? code : `return (${code.trim().replace(/;$/, '')})`;
  transform(input, {transforms: ['jsx', 'typescript', 'imports']});
}

/** Live code that the live editor cannot compile: readers would see an error. */
export function liveCodeProblems(node: Node): Finding[] {
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
}

/** The names of code languages, and of blocks that are not code: plain text, a terminal, a diagram. */
const LANGUAGES = [
  ...codeLanguages.keys(),
  ...['text', 'txt', 'plain', 'plaintext', 'console', 'mermaid'],
];

/** A code block in an unknown language, usually a misspelled name. */
export function unknownLanguage(node: Node): Finding[] {
  const language = node.type === 'code' && node.lang?.toLowerCase();
  if (!language || LANGUAGES.includes(language)) return [];
  const problem = 'unknown code language, so this block is not highlighted';
  const fix = suggestion(language, LANGUAGES) || 'Use "text" for plain text';
  return [warning(node, problem, fix, node.lang)];
}
