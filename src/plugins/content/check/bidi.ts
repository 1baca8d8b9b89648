import type {Problem} from '../../../lib/problems';

/** Invisible controls that change the order in which letters are shown. */
const CONTROLS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

const POP_FORMATTING = '\u202C';
const POP_ISOLATE = '\u2069';

/** The control that ends what another one begins. */
const ends: Readonly<Record<string, string>> = {
  '\u202A': POP_FORMATTING,
  '\u202B': POP_FORMATTING,
  '\u202D': POP_FORMATTING,
  '\u202E': POP_FORMATTING,
  '\u2066': POP_ISOLATE,
  '\u2067': POP_ISOLATE,
  '\u2068': POP_ISOLATE,
};

const nameOf = (control: string) =>
  `U+${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Whether a control of this line is still on at its end. */
function staysOn(controls: readonly string[]): boolean {
  const waiting: string[] = [];
  for (const control of controls) {
    const end = ends[control];
    if (end !== undefined) waiting.push(end);
    else if (waiting.includes(control)) waiting.length = waiting.lastIndexOf(control);
  }
  return waiting.length > 0;
}

/**
 * Finds invisible controls for right-to-left text. Vietnamese and English never need one. A control
 * that stays on is an error: readers see another order of letters than the one they copy or run.
 * The others are warnings, because they only keep a search from finding the text.
 *
 * @param text content of the file, if it is a text
 */
export function bidiProblems(file: string, text = ''): Problem[] {
  const advice = 'Delete it; in code, write its number instead, like \\u202E';
  const name: Problem[] =
    file.search(CONTROLS) === -1
      ? []
      : [
          {
            file: file.replace(CONTROLS, nameOf),
            field: 'file name',
            expected: 'no invisible control: the name is shown in another order',
          },
        ];
  const lines = text.split('\n').flatMap((line, index): Problem[] => {
    const controls = line.match(CONTROLS);
    if (!controls) return [];
    const place = {file, line: index + 1, found: controls.map(nameOf).join(' ')};
    return [
      staysOn(controls)
        ? {...place, expected: `no invisible control that reorders what follows. ${advice}`}
        : {...place, expected: `no invisible control. ${advice}`, severity: 'warning'},
    ];
  });
  return [...name, ...lines];
}
