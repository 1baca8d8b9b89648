import type {Problem} from '../../../lib/problems';

/** Invisible controls that change the order in which letters are shown. */
const CONTROLS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Those of them that change what follows, until they are closed. */
const REORDERING = /[\u202A-\u202E\u2066-\u2069]/;

const nameOf = (control: string) => `U+${control.charCodeAt(0).toString(16).toUpperCase()}`;

const NFC = 'Unicode in form NFC: each letter and its marks as one character';

/**
 * Characters that look like others. With marks apart from their letters, a search, a link or a file
 * name does not meet the text. Controls for right-to-left text show another order of letters than
 * the one that readers copy or run; Vietnamese and English never need one.
 *
 * @param text content of the file, if it is a text
 */
export function characterProblems(file: string, text = ''): Problem[] {
  const problems: Problem[] = [];
  if (file !== file.normalize('NFC')) {
    problems.push({file: file.normalize('NFC'), field: 'file name', expected: NFC});
  }
  if (file.search(CONTROLS) >= 0) {
    const expected = 'no invisible control: the name is shown in another order';
    problems.push({file: file.replace(CONTROLS, nameOf), field: 'file name', expected});
  }
  if (text.includes('\uFFFD')) problems.push({file, expected: 'a text saved as UTF-8'});
  const lines = text.split('\n');
  const index = lines.findIndex((line) => line !== line.normalize('NFC'));
  if (index >= 0) {
    problems.push({file, line: index + 1, expected: NFC, found: lines[index]?.trim()});
  }
  for (const [at, line] of lines.entries()) {
    const found = line.match(CONTROLS)?.map(nameOf).join(' ');
    if (!found) continue;
    const expected = 'no invisible control; delete it, or in code write its number, like \\u202E';
    const severity = REORDERING.test(line) ? 'error' : 'warning';
    problems.push({file, line: at + 1, expected, found, severity});
  }
  return problems;
}
