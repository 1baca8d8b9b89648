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
    problems.push({file: file.normalize('NFC'), field: 'file name', expected: NFC});
  }
  if (text.includes('\uFFFD')) problems.push({file, expected: 'a text saved as UTF-8'});
  const lines = text.split('\n');
  const index = lines.findIndex((line) => line !== line.normalize('NFC'));
  if (index >= 0) {
    problems.push({file, line: index + 1, expected: NFC, found: lines[index]?.trim()});
  }
  return problems;
}
