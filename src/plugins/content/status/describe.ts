/** Puts the state of a text into words. The command and the development server show the same. */
import {messageOf} from '../../../lib/problems';
import type {TranslationState} from '../translations/states';
import type {StatusTexts} from './texts';
import type {FileStatus, SiteStatus, TextStatus} from './types';

/** One thing to know about a file. */
export type Note = {
  readonly text: string;
  readonly isFault?: boolean;
  /** File and line that the note is about, where the line is known. */
  readonly place?: {readonly file: string; readonly line: number};
  /** For a stale translation, the changes of its original. */
  readonly parts?: readonly Note[];
};

/** The cells of a text's row, and what stands below it. */
export type Row = {
  readonly title: string;
  readonly languages: string;
  readonly state: string;
  readonly changed: string;
  readonly words: string;
  readonly series?: string;
  readonly files: readonly {readonly file: string; readonly notes: readonly Note[]}[];
};

const dayOf = (moment: string) => moment.slice(0, 10);

/** A state with the languages that have it, unless all have it. */
function inLanguages(
  files: readonly FileStatus[],
  hasState: (file: FileStatus) => boolean,
  state: string,
): string[] {
  const those = files.filter(hasState).map(({language}) => language);
  if (those.length === 0) return [];
  return [those.length === files.length ? state : `${state} (${those.join(', ')})`];
}

function stateOf({files}: TextStatus, texts: StatusTexts): string {
  const {scheduled} = files.find((file) => file.scheduled !== undefined) ?? {};
  return [
    ...inLanguages(files, ({isDraft}) => isDraft, texts.draft),
    ...(scheduled === undefined ? [] : [texts.due(dayOf(scheduled))]),
    ...inLanguages(files, ({isUnlisted}) => isUnlisted, texts.unlisted),
  ].join(', ');
}

/** The newest change of all files. */
function changedOf({files}: TextStatus): string {
  const newest = files
    .flatMap(({lastChange}) => lastChange ?? [])
    .reduce<FileStatus['lastChange']>((a, b) => (a && a.date > b.date ? a : b), undefined);
  return newest ? `${dayOf(newest.date)}${newest.isUncommitted ? '*' : ''}` : '';
}

function translationNotes(
  {state, original, translation = '', changes}: TranslationState,
  texts: StatusTexts,
): Note[] {
  if (state === 'current') return [];
  if (state === 'missing') return translation === '' ? [] : [{text: texts.unfinished}];
  if (state === 'unrecorded') return [{text: texts.unrecorded}];
  const parts = changes.map(({kind, heading, excerpt, line}) => ({
    text: `${texts.changes[kind]} · ${[heading, excerpt].filter(Boolean).join(': ')}`,
    place: {file: original, line},
  }));
  return [{text: texts.stale(changes.length), parts}];
}

function fileNotes(status: FileStatus, texts: StatusTexts): Note[] {
  const {file, faults, lacksDescription, picturesWithoutText} = status;
  return [
    ...faults.map((problem) => ({
      text: messageOf(problem),
      isFault: true,
      ...(problem.line !== undefined && {place: {file, line: problem.line}}),
    })),
    ...(lacksDescription ? [{text: texts.noDescription}] : []),
    ...(picturesWithoutText.length > 0
      ? [{text: texts.noAlternativeText(picturesWithoutText)}]
      : []),
  ];
}

/** The row of a text, with all its files. */
export function rowOf(text: TextStatus, texts: StatusTexts): Row {
  const {title, languages, series, files, translations} = text;
  const notes = new Map(files.map((status) => [status.file, fileNotes(status, texts)]));
  for (const state of translations) {
    const {translation} = state;
    if (translation === undefined) continue;
    notes.set(translation, [...(notes.get(translation) ?? []), ...translationNotes(state, texts)]);
  }
  const [original] = files;
  return {
    title,
    languages: languages.join(' '),
    state: stateOf(text, texts),
    changed: changedOf(text),
    words: original?.words === undefined ? '' : original.words.toLocaleString('en'),
    ...(series && {series: texts.series(series.name, series.part)}),
    files: [...notes].map(([file, all]) => ({file, notes: all})),
  };
}

/** The counts in words, without those that are 0; and what the dates mean. */
export function summaryOf({counts, dates, texts}: SiteStatus, words: StatusTexts): string[] {
  const {post, guide, page, ...conditions} = counts;
  const sentence = (some: Partial<SiteStatus['counts']>) =>
    (Object.entries(some) as [keyof typeof counts, number][])
      .filter(([, count]) => count > 0)
      .map(([name, count]) => words.count[name](count))
      .join(', ');
  const isUncommitted = texts.some(({files}) =>
    files.some(({lastChange}) => lastChange?.isUncommitted),
  );
  return [
    sentence({post, guide, page}) || words.none,
    ...[sentence(conditions)].filter(Boolean),
    ...(counts.stale + counts.unrecorded > 0 ? [words.translate] : []),
    ...(isUncommitted ? [words.uncommitted] : []),
    ...(dates === 'git' ? [] : [words.dates[dates]]),
  ];
}
