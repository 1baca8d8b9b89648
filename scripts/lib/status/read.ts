import {buildTime} from '../../../src/lib/publishing';
import {messageOf} from '../../../src/lib/problems';
import {postDate} from '../../../src/lib/content/dates';
import {contentKinds, type ContentFile} from '../../../src/lib/content/files';
import {readContent} from '../../../src/lib/content/read-content';
import {withoutFrontMatter} from '../../../src/lib/content/yaml';
import {titleOf} from '../../../src/plugins/languages/languages-in-front-matter';
import {languageOf} from '../../../src/plugins/languages/languages-of';
import {translationStates} from '../../../src/plugins/languages/originals/states';

/** The values of `npm run status -- --only`. The last three are states of translations. */
export const conditions = [
  'error',
  'draft',
  'scheduled',
  'unlisted',
  'no-description',
  'stale',
  'unrecorded',
  'untranslated',
] as const;

export type Entry = {
  kind: (typeof contentKinds)[number];
  title: string;
  /** The language of the original comes first. */
  languages: string[];
  notes: {condition: (typeof conditions)[number]; file: string; text: string}[];
};

type Text = ReturnType<typeof readContent>['written'][number];

const timeOf = (text: Text | undefined) =>
  (text?.content.kind === 'post' && postDate(text.values, text.content.key)?.getTime()) || 0;

function fileNotes(text: Text, now: number): Entry['notes'] {
  const {draft, unlisted, description} = text.values;
  const time = timeOf(text);
  const all = [
    ['draft', draft === true, 'draft'],
    ['scheduled', time > now, `due ${new Date(time).toISOString().slice(0, 10)}`],
    ['unlisted', unlisted === true, 'unlisted'],
    ['no-description', !description, 'no description'],
  ] as const;
  const {file} = text.content;
  return all.flatMap(([condition, applies, text]) => (applies ? [{condition, file, text}] : []));
}

const TRANSLATIONS = {
  missing: ['untranslated', 'the translation is not finished, so readers do not see it'],
  unrecorded: ['unrecorded', 'does not record which version of the original it translates'],
  stale: ['stale', 'the original has changed since it was translated'],
} as const;

/**
 * Returns the newest posts first, then guides and pages.
 *
 * @param now the time in milliseconds; posts with a later date are scheduled
 */
export function readStatus(siteDir: string, now = buildTime()): Entry[] {
  const {files, written, problems} = readContent(siteDir);
  const textAt = (path: string) => written.find(({content}) => content.file === path);
  const states = translationStates(siteDir, written);
  const isOriginal = ({file}: ContentFile) => !states.some((each) => each.translation === file);
  const entries = files.filter(isOriginal).map(({kind, file: original}) => {
    const text = textAt(original);
    const own = states.filter((each) => each.original === original);
    const finished = own.filter(({state}) => state !== 'missing');
    const translations = own.flatMap(({state, translation}): Entry['notes'] => {
      if (state === 'current') return [];
      const [condition, words] = TRANSLATIONS[state];
      // The note about a missing translation has no text, because the list of languages is enough
      return [{condition, file: translation ?? original, text: translation ? words : ''}];
    });
    const published = [original, ...finished.map(({translation = ''}) => translation)];
    const notes = published.flatMap((file): Entry['notes'] => {
      const written = textAt(file);
      const errors = problems.filter((problem) => problem.file === file);
      return written
        ? fileNotes(written, now)
        : errors.map((error) => ({condition: 'error', file, text: messageOf(error)}));
    });
    return {
      kind,
      title: text ? titleOf(text.values, withoutFrontMatter(text.text), original) : original,
      languages: [languageOf(original, text?.values ?? {}), ...finished.map((t) => t.language)],
      notes: [...notes, ...translations],
      time: timeOf(text),
    };
  });
  const place = ({kind}: Entry) => contentKinds.indexOf(kind);
  return entries.sort((a, b) => place(a) - place(b) || b.time - a.time);
}
