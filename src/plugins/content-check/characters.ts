import {controlCharacterIn} from '../../lib/content/characters';
import type {Problem} from '../../lib/problems';

const NFC = 'Unicode in form NFC: each letter and its marks as one character';

/**
 * Characters that look like others: with marks apart from their letters, a search, a link or a file
 * name does not meet the text.
 *
 * @param text content of the file, if it is a text
 */
export function characterProblems(file: string, text = ''): Problem[] {
  const problems: Problem[] = [];
  if (file !== file.normalize('NFC')) {
    problems.push({file: file.normalize('NFC'), field: 'file name', problem: NFC});
  }
  if (text.includes('\uFFFD')) problems.push({file, problem: 'a text saved as UTF-8'});
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    const control = controlCharacterIn(line);
    if (control === undefined) continue;
    // A page leaves it out; from settings and data it would reach feeds, which nobody could read
    const severity = /\.mdx?$/.test(file) ? 'warning' : 'error';
    const problem = `invisible control character ${control}. Delete it`;
    problems.push({file, line: at + 1, problem, severity});
  }
  const index = lines.findIndex((line) => line !== line.normalize('NFC'));
  if (index >= 0) {
    problems.push({file, line: index + 1, problem: NFC, found: lines[index]?.trim()});
  }
  return problems;
}
