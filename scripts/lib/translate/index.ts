/** Plans what `npm run translate` does with a text. Nothing is written here. */
import {contentFileAt, contentFolder, readText} from '../../../src/plugins/content/check/files';
import {defaultLocale, type Locale, type Localized} from '../../../src/lib/locales';
import {markedLines} from '../../../src/plugins/content/translations/marks';
import {countChanges} from '../../../src/plugins/content/translations/problems';
import {
  changesSince,
  type TranslationState,
} from '../../../src/plugins/content/translations/states';
import type {Change} from '../edit/changes';
import {isUntouched} from '../new/texts';
import {refuse} from '../new/ask';
import {planDone} from './done';
import {withField} from './front-matter';
import {describeChanges} from './report';
import {givenFields, planStart} from './start';

/** The result of the command: files to write, and what to print. */
export type TranslationPlan = {
  readonly changes: readonly Change[];
  readonly lines: readonly string[];
};

const NAMES: Localized = {vi: 'Vietnamese', en: 'English'};

const done = (file: string) => `npm run translate -- ${file} --done`;

function toDo(file: string, language: Locale): string[] {
  return [
    `Translate it into ${NAMES[language]}: each place to do has the mark "translate" before it. Remove the mark`,
    `with each. Code, components and the ids of headings stay. When it is finished:`,
    `  ${done(file)}`,
  ];
}

/**
 * Starts the translation of a text beside which `npm run new` has made a file that nobody has
 * written in. Until the translation is finished, the text is in one language alone, and such a
 * text is in the default folder.
 */
async function startBeside(
  siteDir: string,
  state: TranslationState,
  written: string,
  untouched: string,
): Promise<TranslationPlan> {
  const [content, other] = [contentFileAt(written), contentFileAt(untouched)];
  if (!content || !other) throw new Error(`${written} is not a text.`);
  const {kind, key, locale: originalLanguage} = content;
  const language = other.locale;
  const home = `${contentFolder(kind, defaultLocale)}/${key}`;
  const text = readText(siteDir, written);
  const start = await planStart(
    siteDir,
    {...state, original: written, originalLanguage, language},
    text,
    givenFields(readText(siteDir, untouched)),
  );
  const cleared: Change[] =
    written === home
      ? [{file: untouched, what: 'had no text yet', content: undefined}]
      : [
          {
            file: home,
            what: `the text of ${written}`,
            content: withField(text, 'language', originalLanguage),
          },
          {file: written, what: `is ${home} until it is translated`, content: undefined},
        ];
  return {changes: [...cleared, start], lines: toDo(home, language)};
}

async function planShow(
  siteDir: string,
  state: TranslationState,
  named: string,
): Promise<TranslationPlan> {
  const {original, translation, language, state: is} = state;
  if (translation === undefined) {
    const start = await planStart(siteDir, state, readText(siteDir, original));
    return {changes: [start], lines: toDo(named, language)};
  }
  const nothing = (...lines: string[]): TranslationPlan => ({changes: [], lines});
  const text = readText(siteDir, translation);
  if (is === 'missing') {
    const left = markedLines(text).length;
    const since = (await changesSince(siteDir, original, translation)) ?? [];
    return nothing(
      left === 0
        ? `${translation} has no mark left. When it is finished: ${done(translation)}`
        : `${translation} is started: ${left} ${left === 1 ? 'place is' : 'places are'} marked.`,
      ...(since.length > 0
        ? [
            `${original} has changed since it was started: ${countChanges(since)}.`,
            '',
            ...(await describeChanges(siteDir, {...state, changes: since})),
          ]
        : []),
    );
  }
  if (is === 'unrecorded') {
    const untouched = [original, translation].filter((file) =>
      isUntouched(readText(siteDir, file)),
    );
    const [first, second] = untouched;
    if (second) {
      refuse(`${original} and ${translation} have no text yet. Write one of them first.`);
    }
    if (first) {
      return startBeside(siteDir, state, first === original ? translation : original, first);
    }
    return nothing(
      `Nobody has recorded which version of ${original} was translated in ${translation}.`,
      `Compare them. When both say the same: ${done(named)}`,
    );
  }
  if (is === 'current') {
    return nothing(
      `${translation} is current: ${original} has not changed since it was translated.`,
    );
  }
  return nothing(
    `${original} has changed since it was translated: ${countChanges(state.changes)}.`,
    '',
    ...(await describeChanges(siteDir, state)),
    '',
    'When the translation says the same, or nothing of this needs one (a corrected typo):',
    `  ${done(named)}`,
  );
}

async function planRecord(siteDir: string, state: TranslationState): Promise<TranslationPlan> {
  const changes = await planDone(siteDir, state);
  const passed = state.changes.length > 0 ? ` Passed: ${countChanges(state.changes)}.` : '';
  return {
    changes,
    lines: [`Recorded: the translation says what ${state.original} says now.${passed}`],
  };
}

/**
 * Plans what to do with one translation.
 *
 * @param named the file as the author named it, for the next command
 * @param isDone the author says that it is translated
 * @throws {Refusal} if that cannot be; the message says what to do
 */
export function planTranslation(
  siteDir: string,
  state: TranslationState,
  named: string,
  isDone: boolean,
): Promise<TranslationPlan> {
  return isDone ? planRecord(siteDir, state) : planShow(siteDir, state, named);
}
