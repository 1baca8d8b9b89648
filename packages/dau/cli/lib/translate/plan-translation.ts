import fs from 'node:fs';
import path from 'node:path';

import {contentFileAt, contentFolder, fileIn, openContent} from '../../../content/content-files';
import {withoutCode} from '../../../content/markdown-tree';
import {formatOf, openMarkdown} from '../../../content/parser';
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
  TRANSLATED_FIELDS,
  translationStates,
  type TranslationState,
} from '../../../content/translation-state';
import type {Change} from '../file-changes';
import {fail} from '../terminal';
import {withFields, withoutFrontMatter} from '../../../content/yaml';

const changesOf = (files: Record<string, string | undefined>): Change[] =>
  Object.entries(files).map(([file, content]) => ({file, content}));

type Markdown = Awaited<ReturnType<typeof openMarkdown>>;

/** Replaces code with spaces. An unfinished translation may be invalid MDX. */
function codeless(parse: Markdown, file: string, text: string, types?: string[]): string {
  const body = withoutFrontMatter(text);
  try {
    return withoutCode(text, parse(body, formatOf(file, {})), types);
  } catch {
    return withoutCode(text, parse(body, 'md'), types);
  }
}

/** Matches file paths: after a quote, after `](`, and in a definition such as `[name]: path`. */
const RELATIVE = /(["']|\]\(|^\[[^\]]+\]: *)(\.{0,2}[^\s"'()#?:]*\.[a-z0-9]+)(?=[\s"')?#]|$)/gim;

/**
 * Adapts relative paths such as `./image.png` to a different folder, except in code. Links to Markdown files stay the same,
 * because Docusaurus looks for these files in every language's folder. The `image` field also stays the
 * same, because its file may be next to the original.
 */
function movedTo(
  file: string,
  from: string,
  text: string,
  siteDir: string,
  parse: Markdown,
): string {
  const folder = path.posix.dirname(from);
  if (folder === path.posix.dirname(file)) return text;
  const prose = codeless(parse, from, text, ['code', 'inlineCode']);
  return text.replace(RELATIVE, (all, before: string, url: string, at: number) => {
    if (!prose.startsWith(all, at)) return all;
    const target = path.posix.join(folder, url);
    const isOther = /^[/@]/.test(url) || (!/["']/.test(before) && /\.mdx?$/.test(url));
    const isFound = !isOther && fs.existsSync(path.join(siteDir, decodeUrl(target)));
    return isFound ? `${before}@site/${target}` : all;
  });
}

/** Plans an unpublished copy of the original. */
function startTranslation(siteDir: string, state: TranslationState, parse: Markdown): Change[] {
  const {original, originalLanguage, translation, language} = state;
  const {read, textOf} = openContent(siteDir);
  const text = textOf(original);
  const file = startedFile(fileIn(language, original));
  const copy = movedTo(file, original, withFields(text, {language: undefined}), siteDir, parse);
  const record = recordOf(originalLanguage, original, text);
  // Use the title that the author passed to `npm run new`
  const title = translation && read(translation)?.fields.title;
  return changesOf({
    ...(translation && {[translation]: undefined}),
    [file]: withFields(copy, {...(title ? {title} : {}), [RECORD_FIELD]: record}),
  });
}

const TRANSLATED = new RegExp(`^(#|(${TRANSLATED_FIELDS.join('|')}):)`);

/**
 * Returns the numbers of the lines that are identical in a translation and its original. Skips lines
 * with fewer than four words, because they are often the same in both languages, except titles and
 * headings. Also skips code, tags and fields that are not translated.
 */
function untranslatedLines(
  siteDir: string,
  original: string,
  translation: string,
  parse: Markdown,
) {
  const [known, lines] = [original, translation].map((file) =>
    codeless(parse, file, openContent(siteDir).textOf(file)).split('\n'),
  );
  return (lines ?? []).flatMap((line, index) => {
    const words = line.replace(/\]\([^()]*\)|https?:\S+|^(import|export|<|[a-z_]+:).*/g, '');
    const isProse = TRANSLATED.test(line) || (words.match(/\p{L}+/gu) ?? []).length >= 4;
    return isProse && known?.includes(line) ? [index + 1] : [];
  });
}

/**
 * Records that a translation matches its original. A new translation gets its final file name. It
 * becomes a draft if the original is one.
 */
function finishTranslation(
  siteDir: string,
  {original, originalLanguage, state}: TranslationState,
  translation: string,
  parse: Markdown,
): Change[] {
  const {read, textOf} = openContent(siteDir);
  const source = textOf(original);
  const draft = isSet(read(original)?.values.draft) || undefined;
  const recordedFrom = (words: string) =>
    withFields(textOf(translation), {
      draft,
      [RECORD_FIELD]: recordOf(originalLanguage, original, words),
    });
  if (state !== 'missing') return changesOf({[translation]: recordedFrom(source)});
  // An original in another language can be in the default language's folder. The translation into the
  // default language needs the same path, so move the original into its own language's folder
  const home = fileIn(originalLanguage, original);
  const moved = movedTo(home, original, withFields(source, {language: undefined}), siteDir, parse);
  return changesOf({
    ...(home !== original && {[original]: undefined, [home]: moved}),
    [translation]: undefined,
    [translation.replace(/(^|\/)_([^/]+)$/, '$1$2')]: recordedFrom(moved),
  });
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
    `${file} has no original in ${contentFolder(kind, defaultLocale)}/. Move it there if it exists in only one language, and set its language in the front matter, like language: en.`,
  );
}

function finish(siteDir: string, state: TranslationState, isSame: boolean, parse: Markdown): Plan {
  const {original, translation} = state;
  if (translation === undefined)
    return fail(`${original} has no translation yet. Start one: npm run translate -- ${original}`);
  const {text = '', problem} = openContent(siteDir).read(translation) ?? {};
  if (isUntouched(text)) fail(`${translation} has no content yet. Write it first.`);
  if (problem) fail(`There are errors in ${translation}.\n${listProblems([problem])}`);
  const isChecked = state.state === 'missing' && !isSame;
  const left = isChecked ? untranslatedLines(siteDir, original, translation, parse) : [];
  if (left.length > 0)
    fail(
      `${translation} is not finished. These lines are the same as in the original: ${left.join(', ')}. Translate them, or add --same if they should be the same.`,
    );
  return {
    changes: finishTranslation(siteDir, state, translation, parse),
    lines: [`Recorded (${state.language}): the translation matches ${original} as it is now.`],
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

function show(siteDir: string, state: TranslationState, named: string, parse: Markdown): Plan {
  const {original, translation} = state;
  const done = `  npm run translate -- ${named} --done`;
  // Replace a file from `npm run new` that still contains only the placeholder text
  if (!translation || isUntouched(openContent(siteDir).textOf(translation))) {
    const task =
      'Translate the new file, but keep code, components and heading ids. When it is finished:';
    return {changes: startTranslation(siteDir, state, parse), lines: ['', task, done]};
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
 * @throws if the file cannot be translated
 */
export async function translate(
  siteDir: string,
  named: string,
  {done, same}: {done: boolean; same: boolean},
): Promise<Plan> {
  const parse = await openMarkdown();
  const plans = findTranslations(siteDir, named).map((state) =>
    done ? finish(siteDir, state, same, parse) : show(siteDir, state, named, parse),
  );
  return {
    changes: plans.flatMap(({changes}) => changes),
    // Several languages may have the same next step
    lines: [...new Set(plans.map(({lines}) => lines.join('\n')))],
  };
}
