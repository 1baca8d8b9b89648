import {count} from '../count';
import {conditions, type Entry} from './read';

const KINDS = {post: 'Posts', guide: 'Guides', page: 'Pages'};

const entryLines = ({title, languages, notes}: Entry) => [
  `${languages.join(' ').padEnd(8)}${title}`,
  ...notes.filter(({text}) => text).map(({file, text}) => `          ${file}: ${text}`),
];

/** Lists the entries in `shown` with their notes, and ends with the counts of all entries. */
export function statusTable(all: Entry[], shown: Entry[]): string {
  const lists = Object.entries(KINDS).flatMap(([kind, heading]) => {
    const lines = shown.filter((entry) => entry.kind === kind).flatMap(entryLines);
    return lines.length > 0 ? [heading, ...lines, ''] : [];
  });
  const kinds = Object.keys(KINDS).map((kind) =>
    count(all.filter((entry) => entry.kind === kind).length, kind),
  );
  const counts = conditions.flatMap((condition) => {
    const {length} = all.filter(({notes}) => notes.some((note) => note.condition === condition));
    return length > 0 ? [`${length} ${condition}`] : [];
  });
  const advice =
    'To see what changed, and how to record a translation: npm run translate -- <file>';
  const needsAdvice = /stale|unrecorded/.test(counts.join());
  return [...lists, kinds.join(', '), counts.join(', '), ...(needsAdvice ? [advice] : [])].join(
    '\n',
  );
}
