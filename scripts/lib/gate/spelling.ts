import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {Problem} from '../../../src/lib/problems';

/**
 * Finds words that no dictionary of `cspell.config.yaml` has. They are warnings: a dictionary does
 * not know every name.
 *
 * @param files patterns of files, relative to the site's folder
 * @param wordList the file in which unknown words can be listed
 */
export async function spellingProblems(
  siteDir: string,
  files: readonly string[],
  wordList: string,
): Promise<Problem[]> {
  const {lint} = await import('cspell');
  const problems: Problem[] = [];
  const ignore = () => undefined;
  await lint(
    [...files],
    {root: siteDir, unique: true, progress: false, summary: false, showSuggestions: true},
    {
      issue({uri, row, text, suggestions = []}) {
        const near = suggestions.slice(0, 3).join(', ');
        problems.push({
          file: path
            .relative(siteDir, fileURLToPath(uri ?? ''))
            .split(path.sep)
            .join('/'),
          line: row,
          expected: `a word that the dictionaries know${near && `, like ${near}`}; if it is right, add it to ${wordList}`,
          found: text,
          severity: 'warning',
        });
      },
      error(message, error) {
        throw new Error(`${message}: ${String(error)}`);
      },
      info: ignore,
      debug: ignore,
      progress: ignore,
      result: ignore,
    },
  );
  return problems;
}
