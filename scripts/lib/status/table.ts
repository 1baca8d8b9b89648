import {rowOf, summaryOf, type Note, type Row} from '../../../src/plugins/content/status/describe';
import {statusTexts} from '../../../src/plugins/content/status/texts';
import type {SiteStatus, TextStatus} from '../../../src/plugins/content/status/types';
import {contentKinds} from '../../../src/plugins/content/check/files';

const texts = statusTexts.en;

/** How a piece of the table looks at a terminal. */
export type Style = 'bold' | 'dim' | 'red' | 'yellow';

type Paint = (style: Style, text: string) => string;

/** Changes of one original that are listed; `--json` has all. */
const CHANGES_SHOWN = 5;

/** Widths of the columns after the title, with the space before each. */
const WIDTHS = {languages: 7, state: 16, changed: 13, words: 8};
const OTHERS = Object.values(WIDTHS).reduce((all, width) => all + width, 0);

/** A Vietnamese letter with its marks is one character of a terminal. */
const lengthOf = (text: string) => [...text].length;

function cut(text: string, width: number): string {
  const characters = [...text.normalize('NFC')];
  return characters.length > width
    ? `${characters.slice(0, width - 1).join('')}…`
    : characters.join('');
}

function cell(text: string, width: number, isEnd = false): string {
  const shown = cut(text, width);
  const space = ' '.repeat(width - lengthOf(shown));
  return isEnd ? space + shown : shown + space;
}

function line(row: Pick<Row, 'title' | keyof typeof WIDTHS>, width: number): string {
  return [
    cell(row.title, width - OTHERS),
    `  ${cell(row.languages, WIDTHS.languages - 2)}`,
    // A state that does not fit is told whole: what follows moves to the right
    `  ${lengthOf(row.state) > WIDTHS.state - 2 ? row.state : cell(row.state, WIDTHS.state - 2)}`,
    `  ${cell(row.changed, WIDTHS.changed - 2)}`,
    cell(row.words, WIDTHS.words, true),
  ]
    .join('')
    .trimEnd();
}

const noteText = ({text, place, isFault}: Note): string =>
  `${place ? `${texts.line(place.line)}: ` : ''}${isFault ? `${texts.fault}: ` : ''}${text}`;

function noteLines(note: Note, width: number, paint: Paint): string[] {
  const {parts = [], isFault} = note;
  const more = parts.length - CHANGES_SHOWN;
  return [
    paint(isFault ? 'red' : 'yellow', `      ${noteText(note)}`),
    ...parts.slice(0, CHANGES_SHOWN).map((part) => cut(`        ${noteText(part)}`, width)),
    ...(more > 0 ? [`        … and ${more} more`] : []),
  ];
}

function textLines(text: TextStatus, width: number, paint: Paint): string[] {
  const row = rowOf(text, texts);
  return [
    line(row, width),
    ...(row.series === undefined ? [] : [paint('dim', `    ${row.series}`)]),
    ...row.files
      .filter(({notes}) => notes.length > 0)
      .flatMap(({file, notes}) => [
        `    ${file}`,
        ...notes.flatMap((note) => noteLines(note, width, paint)),
      ]),
  ];
}

/**
 * The state of a site as a table for people: a line for each text, with what needs attention
 * below it, and a summary at the end.
 *
 * @param shown the texts to list; the summary counts all
 * @param width characters in a line
 */
export function statusTable(
  status: SiteStatus,
  shown: readonly TextStatus[],
  {width, paint}: {readonly width: number; readonly paint: Paint},
): string {
  const sections = contentKinds.map((kind) => {
    const ofKind = shown.filter((text) => text.kind === kind);
    if (ofKind.length === 0) return '';
    const heading = line({...texts.columns, title: texts.headings[kind], languages: 'In'}, width);
    const lines = ofKind.flatMap((text) => textLines(text, width, paint));
    return [paint('bold', heading), ...lines, ''].join('\n');
  });
  return [...sections, ...summaryOf(status, texts)].filter(Boolean).join('\n');
}
