/** What `npm run translate` does with a file. */
import {readText} from '../../../src/lib/content/files';
import {formatOf, openParser} from '../../../src/lib/content/parser';
import {parseFrontMatter} from '../../../src/lib/content/yaml';
import {listProblems} from '../../../src/lib/problems';
import type {TranslationState} from '../../../src/plugins/languages/originals/states';
import type {Change} from '../changes';
import {refuse} from '../refusal';
import {isUntouched} from '../../../src/lib/content/first-paragraphs';
import {finishTranslation, startTranslation, untranslatedLines} from './files';
import {findTranslations} from './find';
import {describeChanges} from './describe-changes';

/** Files to write or to remove, and what to tell the author. */
type Plan = {changes: Change[]; lines: string[]};

type Options = {
  /** The author says that the translation is finished. */
  done: boolean;
  /** Paragraphs that are the same in both languages are intentional. */
  same: boolean;
};

/** Refuses a file that no build could publish. */
async function assertReadable(siteDir: string, file: string): Promise<void> {
  const text = readText(siteDir, file);
  const matter = parseFrontMatter(file, text);
  const {problem} =
    'problem' in matter ? matter : (await openParser())(file, text, formatOf(file, matter.values));
  if (problem) refuse(`${file} has an error.\n${listProblems([problem])}`);
}

async function finish(siteDir: string, state: TranslationState, {same}: Options): Promise<Plan> {
  const {original, translation} = state;
  if (translation === undefined) {
    return refuse(`${original} has no translation yet. Start it: npm run translate -- ${original}`);
  }
  for (const file of [original, translation]) {
    if (isUntouched(readText(siteDir, file))) refuse(`${file} has no content yet. Write it first.`);
  }
  await assertReadable(siteDir, translation);
  const isChecked = state.state === 'missing' && !same;
  const left = isChecked ? untranslatedLines(siteDir, original, translation) : [];
  if (left.length > 0) {
    refuse(
      `${translation} is not finished. These lines are the same as in the original: ${left.join(', ')}. Translate them, or add --same if they should stay the same.`,
    );
  }
  return {
    changes: finishTranslation(siteDir, state, translation),
    lines: [`Recorded: the translation matches ${original} as it is now.`],
  };
}

function show(siteDir: string, state: TranslationState, named: string): Plan {
  const {original, translation} = state;
  const done = `  npm run translate -- ${named} --done`;
  const isEmpty = (file: string) => isUntouched(readText(siteDir, file));
  // An untouched file of `npm run new` is replaced
  if (!translation || (state.state === 'unrecorded' && isEmpty(translation))) {
    if (isEmpty(original)) refuse(`${original} has no content yet. Write it first.`);
    const task =
      'Translate the new file, but keep code, components and heading ids. When finished:';
    return {changes: startTranslation(siteDir, state), lines: ['', task, done]};
  }
  const lines = {
    missing: [`${translation} is not finished. When it is:`, done],
    stale: [
      `${original} has changed since it was translated.\n`,
      ...(state.state === 'stale' ? describeChanges(siteDir, state) : []),
      '',
      'When the translation matches again, or needs no change:',
      done,
    ],
    current: [`${translation} is current: ${original} has not changed since it was translated.`],
    unrecorded: [
      `${translation} does not record which version of ${original} it translates.`,
      'Compare them. When they match:',
      done,
    ],
  };
  return {changes: [], lines: lines[state.state]};
}

/**
 * Plans what to do with the translations of a file.
 *
 * @param named the file or folder that the author gave
 * @throws if it cannot be translated; the message says what to do
 */
export async function translate(siteDir: string, named: string, options: Options): Promise<Plan> {
  const states = findTranslations(siteDir, named);
  const plans = await Promise.all(
    states.map((state) =>
      options.done ? finish(siteDir, state, options) : show(siteDir, state, named),
    ),
  );
  return {
    changes: plans.flatMap(({changes}) => changes),
    lines: plans.flatMap(({lines}) => lines),
  };
}
