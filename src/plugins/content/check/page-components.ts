import type {Problem} from '../../../lib/problems';

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const DEFAULT_EXPORT =
  /\bexport\s+default\b|\bexport\s*\{[^}]*\bdefault\b[^}]*\}|\bmodule\.exports\b/;

/** Is this file of `src/pages` a route? Tests, types and what begins with `_` are not. */
export function isPageComponent(file: string): boolean {
  return (
    /\.(tsx?|jsx?)$/.test(file) &&
    !/\.(d|test|spec)\.\w+$/.test(file) &&
    !file.split('/').some((part) => part.startsWith('_') || part === '__tests__')
  );
}

/**
 * The framework notices a page without a component only after bundling, and
 * names the route rather than the file.
 */
export function pageComponentProblems(file: string, code: string): Problem[] {
  if (DEFAULT_EXPORT.test(code.replace(COMMENTS, ''))) return [];
  return [{file, expected: 'a default export, the component of the page'}];
}
