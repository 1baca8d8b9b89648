import {conditions, type TextStatus} from './read';

const HEADINGS = {post: 'Posts', guide: 'Guides', page: 'Pages'};

/** In characters: a Vietnamese letter with its marks is one. */
function cut(text: string, width: number): string {
  const characters = [...text.normalize('NFC')];
  const shown = characters.length > width ? [...characters.slice(0, width - 1), '…'] : characters;
  return shown.join('');
}

function row(width: number, title: string, languages: string, state: string): string {
  const space = width - 34;
  const shown = cut(title, space);
  const end = ' '.repeat(space - [...shown].length);
  return `${shown}${end}  ${languages.padEnd(8)}  ${state}`.trimEnd();
}

/** What readers see of a text; all else is below its row. */
const STATES = ['draft', 'scheduled', 'unlisted'];

function textLines({title, files, notes}: TextStatus, width: number): string[] {
  const isState = ({condition}: (typeof notes)[number]) => STATES.includes(condition);
  const languages = Object.values(files);
  const states = new Map<string, string[]>();
  for (const {text, file} of notes.filter(isState)) {
    states.set(text, [...(states.get(text) ?? []), files[file] ?? '']);
  }
  const state = [...states].map(([text, own]) =>
    own.length === languages.length ? text : `${text} (${own.join(', ')})`,
  );
  const below = notes.filter((note) => note.text && !isState(note));
  return [
    row(width, title, languages.join(' '), state.join(', ')),
    ...[...new Set(below.map(({file}) => file))].flatMap((file) => [
      `    ${file}`,
      ...below
        .filter((note) => note.file === file)
        .flatMap(({text, changes = []}) => [
          `      ${text}`,
          ...changes.map(({line, kind, heading, text: words}) =>
            cut(
              `        line ${line}: ${kind} · ${heading && `${heading}: `}${words.replace(/\s+/g, ' ')}`,
              width,
            ),
          ),
        ]),
    ]),
  ];
}

const counted = (count: number, things: string) =>
  `${count} ${count === 1 ? things.replace(/s$/, '') : things}`;

/**
 * The state of a site as a table for people: a line for each text, with what needs attention below
 * it, and a summary of all texts at the end.
 *
 * @param shown the texts to list
 * @param width characters in a line
 */
export function statusTable(texts: TextStatus[], shown: TextStatus[], width: number): string {
  const kinds = Object.entries(HEADINGS).map(([kind, heading]) => {
    const isOfKind = (text: TextStatus) => text.kind === kind;
    const lines = shown.filter(isOfKind).flatMap((text) => textLines(text, width));
    return {
      lines: lines.length > 0 ? [row(width, heading, 'In', 'State'), ...lines, ''] : [],
      count: counted(texts.filter(isOfKind).length, heading.toLowerCase()),
    };
  });
  const counts = conditions
    .map((condition) => {
      const has = (text: TextStatus) => text.notes.some((note) => note.condition === condition);
      return `${texts.filter(has).length} ${condition}`;
    })
    .filter((count) => !count.startsWith('0 '));
  return [
    ...kinds.flatMap(({lines}) => lines),
    kinds.map(({count}) => count).join(', '),
    counts.join(', '),
    ...(/stale|unrecorded/.test(counts.join())
      ? ['See what changed, and record a translation: npm run translate -- <file>']
      : []),
  ].join('\n');
}
