import {conditions, type TextStatus} from './read';

const HEADINGS = {post: 'Posts', guide: 'Guides', page: 'Pages'};

/** Languages and title of an entry, and below it the notes of each file. */
const textLines = ({title, files, notes}: TextStatus) => [
  `${Object.values(files).join(' ').padEnd(8)}${title}`,
  ...notes.filter(({text}) => text).map(({file, text}) => `          ${file}: ${text}`),
];

/**
 * The state of a site for people: each entry with its notes, and a summary of all at the end.
 *
 * @param shown the entries to list
 */
export function statusTable(files: TextStatus[], shown: TextStatus[]): string {
  const kinds = Object.entries(HEADINGS).map(([kind, heading]) => {
    const lines = shown.filter((text) => text.kind === kind).flatMap(textLines);
    const {length} = files.filter((text) => text.kind === kind);
    return {
      lines: lines.length > 0 ? [heading, ...lines, ''] : [],
      count: `${length} ${heading.toLowerCase().slice(0, length === 1 ? -1 : undefined)}`,
    };
  });
  const counts = conditions.flatMap((condition) => {
    const {length} = files.filter(({notes}) => notes.some((note) => note.condition === condition));
    return length > 0 ? [`${length} ${condition}`] : [];
  });
  return [
    ...kinds.flatMap(({lines}) => lines),
    kinds.map(({count}) => count).join(', '),
    counts.join(', '),
    ...(/stale|unrecorded/.test(counts.join())
      ? ['See what changed, and record a translation: npm run translate -- <file>']
      : []),
  ].join('\n');
}
