import fs from 'node:fs';
import path from 'node:path';

import {contentFileAt, contentFolder, fileIn, openContent} from '../../../content/content-files';
import {languageName} from '../../../content/content-languages';
import {isUntouched} from '../../../content/placeholder-text';
import {isSet} from '../../../content/publishing';
import {defaultLocale, locales} from '../../../settings/locales';
import {openGit} from '../../../utils/git';
import {listProblems} from '../../../utils/problems';
import {suggestion} from '../../../utils/suggestion';
import {decodeUrl} from '../../../utils/urls';
import {
  digestOf,
  RECORD_FIELD,
  recordOf,
  startedFile,
  translationStates,
  type TranslationState,
} from '../../../content/translation-state';
import {withoutCode} from '../../../content/urls-in-text';
import type {Change} from '../file-changes';
import {fail} from '../terminal';
import {withFields, withoutFrontMatter} from '../../../content/yaml-and-front-matter';

const changesOf = (files: Record<string, string | undefined>): Change[] =>
  Object.entries(files).map(([file, content]) => ({file, content}));

/** Matches file paths: after a quote, after `](`, and in a definition such as `[name]: path`. */
const RELATIVE = /(["']|\]\(|^\[[^\]]+\]: *)(\.{0,2}[^\s"'()#?:]*\.[a-z0-9]+)(?=[\s"')?#]|$)/gim;

/**
 * Returns the original with relative paths such as `./image.png` adapted to the folder of the translation,
 * except in code. Links to Markdown files stay the same, because Docusaurus looks for these files in every
 * language's folder. The `image` field also stays the same, because its file may be next to the original.
 */
function copyOf(siteDir: string, original: string): string {
  const folder = path.posix.dirname(original);
  const text = openContent(siteDir).textOf(original);
  const prose = withoutCode(text);
  return text.replace(RELATIVE, (all, before: string, url: string, at: number) => {
    if (!prose.startsWith(all, at)) return all;
    const target = path.posix.join(folder, url);
    const isOther = /^[/@]/.test(url) || (!/["']/.test(before) && /\.mdx?$/.test(url));
    const isFound = !isOther && fs.existsSync(path.join(siteDir, decodeUrl(target)));
    return isFound ? `${before}@site/${target}` : all;
  });
}

/** Plans an unpublished copy of the original. */
function startTranslation(siteDir: string, state: TranslationState): Change[] {
  const {original, translation, language} = state;
  const {read, textOf} = openContent(siteDir);
  const file = startedFile(fileIn(language, original));
  // Use the title that the author passed to `npm run new`
  const title = translation && read(translation)?.values.title;
  const record = {[RECORD_FIELD]: recordOf(original, textOf(original))};
  const copy = withFields(copyOf(siteDir, original), {...(title ? {title} : {}), ...record});
  return changesOf({...(translation && {[translation]: undefined}), [file]: copy});
}

type Plan = {changes: Change[]; lines: string[]};

/** Finds the translations of an original, or a single translation, by its file or folder. */
function findTranslations(siteDir: string, named: string): TranslationState[] {
  if (locales.length === 1) fail('The site has one language. Add more in src/config/languages.ts.');
  const given = path.relative(siteDir, path.resolve(siteDir, named)).split(path.sep).join('/');
  const {textOf, readAll} = openContent(siteDir);
  const {files, written, problems} = readAll();
  const content = [given, `${given}/index.mdx`, `${given}/index.md`]
    .flatMap((name) => contentFileAt(name) ?? [])
    .find(({file}) => textOf(file) !== '');
  if (content === undefined) {
    const known = files.map((each) => each.file);
    const advice = given.endsWith('.tsx')
      ? 'Strings of React pages are translated in i18n/*/code.json.'
      : suggestion(given, known) || 'Use a path like blog/my-post/index.mdx.';
    return fail(`${given} is not a Markdown file of a post, guide or page. ${advice}`);
  }
  const {file, kind} = content;
  const names = locales.map((locale) => fileIn(locale, file));
  const errors = problems.filter((problem) => names.includes(problem.file));
  if (errors.length > 0) fail(`There are errors in ${given}.\n${listProblems(errors)}`);
  const found = translationStates(siteDir, written).filter(
    ({original, translation}) => original === file || translation === file,
  );
  if (found.length > 0) return found;
  return fail(
    `${file} has no original in ${contentFolder(kind, defaultLocale)}/ that is written in ${languageName(defaultLocale, 'en')}. Write the original there. A file in another language belongs in i18n/, without the field language.`,
  );
}

/**
 * Plans to record that a translation matches its original. A new translation gets its final file name. It
 * becomes a draft if the original is one.
 */
function finish(siteDir: string, {original, translation, language}: TranslationState): Plan {
  const {read, textOf} = openContent(siteDir);
  if (translation === undefined)
    return fail(`${original} has no translation yet. Start one: npm run translate -- ${original}`);
  const {text = '', problem} = read(translation) ?? {};
  if (isUntouched(text)) fail(`${translation} has no content yet. Write it first.`);
  if (problem) fail(`There are errors in ${translation}.\n${listProblems([problem])}`);
  const body = withoutFrontMatter(copyOf(siteDir, original)).trim();
  // A page may have nothing but components and code, which need no translation
  const words = withoutCode(body).replace(/^(?:import|export)\s.*|<[^<>]*>/gm, '');
  if (/\p{L}/u.test(words) && withoutFrontMatter(text).trim() === body)
    fail(`${translation} is still a copy of the original. Translate it first.`);
  const draft = isSet(read(original)?.values.draft) || undefined;
  const record = {draft, [RECORD_FIELD]: recordOf(original, textOf(original))};
  return {
    changes: changesOf({
      [translation]: undefined,
      [fileIn(language, original)]: withFields(text, record),
    }),
    lines: [`Recorded (${language}): the translation matches ${original} as it is now.`],
  };
}

/** Returns a word diff between the translated version of an original and the current one. */
function describeChanges(
  siteDir: string,
  {original, recorded, translation = ''}: TranslationState,
): string {
  const git = openGit(siteDir);
  const log = git.try(['log', '--follow', '--format=%x00%H', '--name-only', '--', original]) ?? '';
  const versions = log.split('\0').map((version) => version.split(/\n+/, 2).join(':'));
  const version = versions.find(
    (name) => recorded === digestOf(original, git.try(['show', name]) ?? ''),
  );
  if (!version)
    return `The version of ${original} that was translated is not in the git history. Compare the file with ${translation}.`;
  const diff = git.run(['diff', '--word-diff', '-U0', version, original]);
  return diff.slice(diff.indexOf('\n@@') + 1).replace(/^@@ \S+ \+(\d+).*/gm, `${original}:$1`);
}

function show(siteDir: string, state: TranslationState, named: string): Plan {
  const {original, translation} = state;
  const done = `  npm run translate -- ${named} --done`;
  // Replace a file from `npm run new` that still contains only the placeholder text
  if (!translation || isUntouched(openContent(siteDir).textOf(translation))) {
    const task =
      'Translate the new file, but keep code, components and heading ids. When it is finished:';
    return {changes: startTranslation(siteDir, state), lines: ['', task, done]};
  }
  const lines = {
    missing: () => [`${translation} is not finished. When it is:`, done],
    stale: () => [
      `${original} has changed since it was translated.\n`,
      describeChanges(siteDir, state),
      '\nWhen the translation matches again, or needs no change:',
      done,
    ],
    current: () => [
      `${translation} is up to date: ${original} has not changed since it was translated.`,
    ],
    unrecorded: () => [
      `${translation} does not record which version of ${original} it translates.`,
      'Compare them. When they match:',
      done,
    ],
  };
  return {changes: [], lines: lines[state.state]()};
}

/**
 * Starts, compares or finishes a file's translations.
 *
 * @param named the file or folder that the author passed
 * @param isDone whether to record the translations as done
 * @throws if the file cannot be translated
 */
export function translate(siteDir: string, named: string, isDone: boolean): Plan {
  const plans = findTranslations(siteDir, named).map((state) =>
    isDone ? finish(siteDir, state) : show(siteDir, state, named),
  );
  return {
    changes: plans.flatMap(({changes}) => changes),
    // Several languages may have the same next step
    lines: [...new Set(plans.map(({lines}) => lines.join('\n')))],
  };
}
