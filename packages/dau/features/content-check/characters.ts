import {controlCharacterIn} from '../../utils/characters';
import type {Problem} from '../../utils/problems';

const NFC = {
  problem: 'letters and diacritics are separate characters (Unicode NFD)',
  fix: 'Use Unicode NFC, because search and links need it',
};

/**
 * Finds control characters, text in Unicode NFD, and files that are not encoded in UTF-8.
 *
 * @param text the content of a text file, or an empty string for other files
 */
export function characterProblems(file: string, text: string): Problem[] {
  const problems: Problem[] = [];
  if (file !== file.normalize('NFC'))
    problems.push({file: file.normalize('NFC'), field: 'file name:', ...NFC});
  if (text.includes('\uFFFD'))
    problems.push({file, problem: 'not UTF-8', fix: 'Save the file as UTF-8'});
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    const control = controlCharacterIn(line);
    if (control === undefined) continue;
    // The build strips control characters only from pages; in settings and data, they would break feeds
    const severity = /\.mdx?$/.test(file) ? 'warning' : 'error';
    const problem = `invisible control character ${control}`;
    problems.push({file, line: at + 1, problem, fix: 'Delete it', severity});
  }
  const index = lines.findIndex((line) => line !== line.normalize('NFC'));
  if (index >= 0) problems.push({file, line: index + 1, ...NFC, found: lines[index]?.trim()});
  return problems;
}
