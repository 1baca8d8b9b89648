import type {Problem} from '../../../lib/problems';

/**
 * A mark written apart from its letter looks the same and is another text: a
 * search, a link or a file name with it does not meet the one without.
 */
export function unicodeProblems(file: string, text?: string): Problem[] {
  const expected = 'Unicode in form NFC: each letter and its marks as one character';
  const name: Problem[] =
    file === file.normalize('NFC')
      ? []
      : [{file: file.normalize('NFC'), field: 'file name', expected}];
  const lines = (text ?? '').split('\n');
  const index = lines.findIndex((line) => line !== line.normalize('NFC'));
  const line = lines[index];
  if (line === undefined) return name;
  return [...name, {file, line: index + 1, expected, found: line.trim().slice(0, 80)}];
}
