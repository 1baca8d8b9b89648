import type {Change} from '../edit/changes';
import type {Plan} from './plan';

export const REPORT_FILE = 'import-report.txt';

/** What the import does with a file. */
export type Outcome = {readonly change: Change; readonly is: 'new' | 'changed' | 'same' | 'other'};

const LONGEST = 120;

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

/** The import in a few lines. */
export function summary({texts, notes, redirects}: Plan, outcomes: readonly Outcome[]): string {
  const written = outcomes.filter(({is}) => is === 'new' || is === 'changed');
  const isText = ({change}: Outcome) => texts.some(({target}) => target === change.file);
  const posts = texts.filter(({kind}) => kind === 'post').length;
  const same = outcomes.filter(({is}) => is === 'same').length;
  const lines = [
    `${count(posts, 'post')} and ${count(texts.length - posts, 'guide')}, ${count(redirects.size, 'redirect')}; ${count(written.length, 'file')} to write, ${written.filter(isText).length} of them texts.`,
    ...(same > 0 ? [`${count(same, 'file')} are here already, as they are there.`] : []),
    ...(notes.length > 0
      ? [`${count(notes.length, 'place')} lost something: see ${REPORT_FILE}.`]
      : ['Nothing is lost.']),
  ];
  return lines.join('\n');
}

/** Texts of this site that differ from those of the old site: they stay. */
export function differing(outcomes: readonly Outcome[]): string {
  const files = outcomes.filter(({is}) => is === 'other').map(({change}) => `  ${change.file}`);
  if (files.length === 0) return '';
  return `These files are here already and differ; yours stay. To take one from the old site, delete it and import again:\n${files.join('\n')}\n`;
}

/** The whole report: what was lost, and the places in the old site by file and line. */
export function fullReport({notes}: Plan, source: string): string {
  const groups = new Map<string, Set<string>>();
  for (const {file, line, field, expected, found} of notes) {
    const place = `${file}${line === undefined ? '' : `:${line}`}${field === undefined ? '' : ` › ${field}`}`;
    const shown = found === undefined ? '' : `  ${JSON.stringify(found).slice(0, LONGEST)}`;
    groups.set(expected, (groups.get(expected) ?? new Set()).add(`  ${place}${shown}`));
  }
  const parts = [...groups].map(
    ([expected, places]) => `Expected: ${expected}\n${[...places].join('\n')}\n`,
  );
  return `What the import from ${source} could not bring, with its place there.\n\n${parts.join('\n')}`;
}
