/** Reads the state of every post, guide and page. It only reads files, so it takes seconds. */
import {buildTime} from '../../../src/lib/build-time';
import {messageOf} from '../../../src/lib/problems';
import {postDate} from '../../../src/lib/content/dates';
import {contentKinds, type ContentFile} from '../../../src/lib/content/files';
import {readContent} from '../../../src/lib/content/read-content';
import {withoutFrontMatter} from '../../../src/lib/content/yaml';
import {titleOf} from '../../../src/plugins/languages/languages-in-front-matter';
import {languageOf} from '../../../src/plugins/languages/languages-of';
import {
  translationStates,
  type TranslationState,
} from '../../../src/plugins/languages/originals/states';

/**
 * What `npm run status -- --only` can select. `error`: the file cannot be read. `missing`: it
 * has no description. The last three are states of translations.
 */
export const conditions = [
  'error',
  'draft',
  'scheduled',
  'unlisted',
  'missing',
  'stale',
  'unrecorded',
  'untranslated',
] as const;

/** A condition of a file, in words. */
type Note = {
  condition: (typeof conditions)[number];
  file: string;
  text: string;
};

export type TextStatus = {
  kind: (typeof contentKinds)[number];
  title: string;
  /** The language of each of its files. The original comes first. */
  files: Record<string, string>;
  notes: Note[];
};

type Text = ReturnType<typeof readContent>['written'][number];

const timeOf = (text: Text | undefined) =>
  (text?.content.kind === 'post' && postDate(text.values, text.content.key)?.getTime()) || 0;

function fileNotes(text: Text, now: number): Note[] {
  const {draft, unlisted, description} = text.values;
  const time = timeOf(text);
  const all = [
    ['draft', draft === true, 'draft'],
    ['scheduled', time > now, `due ${new Date(time).toISOString().slice(0, 10)}`],
    ['unlisted', unlisted === true, 'unlisted'],
    ['missing', !description, 'no description'],
  ] as const;
  const {file} = text.content;
  return all.flatMap(([condition, applies, text]) => (applies ? [{condition, file, text}] : []));
}

/** The condition of a translation by its state. */
const TRANSLATIONS = {
  missing: ['untranslated', 'the translation is not finished: readers do not see it'],
  unrecorded: ['unrecorded', 'the translated version of the original is not recorded'],
  stale: ['stale', 'the original has changed since it was translated'],
} as const;

function translationNotes({state, original, translation}: TranslationState): Note[] {
  if (state === 'current') return [];
  const [condition, text] = TRANSLATIONS[state];
  return [{condition, file: translation ?? original, text: translation ? text : ''}];
}

/**
 * Returns the state of every entry: posts with the newest first, then guides and pages.
 *
 * @param now decides which posts are scheduled, in milliseconds
 */
export function readStatus(siteDir: string, now = buildTime()): TextStatus[] {
  const {files, written, problems} = readContent(siteDir);
  const byFile = new Map(written.map((text) => [text.content.file, text]));
  const states = translationStates(siteDir, written);
  const originals = new Set(states.map(({original}) => original));
  const groups = new Map<string, ContentFile[]>();
  for (const content of files) {
    const name = `${content.kind} ${content.key}`;
    const group = groups.get(name) ?? [];
    groups.set(name, originals.has(content.file) ? [content, ...group] : [...group, content]);
  }
  const place = ([first]: ContentFile[]) => contentKinds.indexOf(first?.kind ?? 'page');
  const time = ([first]: ContentFile[]) => timeOf(byFile.get(first?.file ?? ''));
  const sorted = [...groups.values()].sort((a, b) => place(a) - place(b) || time(b) - time(a));
  return sorted.map((group) => {
    const [{kind, file: original}] = group as [ContentFile];
    const own = group.map(
      ({file}) => [file, languageOf(file, byFile.get(file)?.values ?? {})] as const,
    );
    const read = group.flatMap(({file}) => byFile.get(file) ?? []);
    const text = byFile.get(original);
    const title = text && titleOf(text.values, withoutFrontMatter(text.text), original);
    const errors = problems
      .filter(({file}) => group.some((each) => each.file === file))
      .map((error) => ({condition: 'error', file: error.file, text: messageOf(error)}) as const);
    const notes: Note[] = [
      ...errors,
      ...read.flatMap((each) => fileNotes(each, now)),
      ...states.filter((state) => state.original === original).flatMap(translationNotes),
    ];
    return {kind, title: title ?? original, files: Object.fromEntries(own), notes};
  });
}
