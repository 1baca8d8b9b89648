import {transform} from 'sucrase';

import {codeLanguages} from '../../../lib/code-languages';
import {lineOf, type Node} from '../../../lib/markdown-tree';
import {suggestion} from '../../../lib/suggestion';
import {warning, type Finding} from './finding';

/** Compiles code as the live editor (react-live) does. */
function compile(code: string, isWhole: boolean): void {
  if (isWhole && !/render\s*\(/.test(code))
    throw new Error('with noInline, it must call render(…)');
  const input = isWhole ? code : `return (${code.trim().replace(/;$/, '')})`;
  transform(input, {transforms: ['jsx', 'typescript', 'imports']});
}

/** Finds live code that does not compile. Readers would see an error. */
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

/** The known languages of code blocks, including plain text, terminal sessions, diagrams and formulas. */
const LANGUAGES = [
  ...codeLanguages.keys(),
  ...['text', 'txt', 'plain', 'plaintext', 'console', 'mermaid', 'math'],
];

/** Finds code blocks with an unknown language, which is usually a typo. */
export function unknownLanguage(node: Node): Finding[] {
  const language = node.type === 'code' && node.lang?.toLowerCase().replace(/,.*/, '');
  if (!language || LANGUAGES.includes(language)) return [];
  const problem = 'unknown code language, so this block is not highlighted';
  const fix = suggestion(language, LANGUAGES) || 'Use "text" for plain text';
  return [warning(node, problem, fix, node.lang)];
}
