/** Finds the text that an author names, and refuses what is not one. */
import fs from 'node:fs';
import path from 'node:path';

import {
  contentFileAt,
  contentFiles,
  contentFolder,
  type ContentFile,
} from '../../../src/plugins/content/check/files';
import {locales} from '../../../src/lib/locales';
import {nearest} from '../../../src/lib/near';
import {listProblems, type Problem} from '../../../src/lib/problems';
import {openParser, formatOf} from '../../../src/plugins/content/check/markdown/parser';
import {syntaxProblem} from '../../../src/plugins/content/check/markdown/syntax';
import {readWritten} from '../../../src/plugins/content/check/texts';
import {parseFrontMatter} from '../../../src/plugins/content/check/yaml';
import {
  translationStates,
  type TranslationState,
} from '../../../src/plugins/content/translations/states';
import {refuse} from '../new/ask';

const WHERE = `Texts are in ${locales
  .flatMap((locale) =>
    (['post', 'guide', 'page'] as const).map((kind) => `${contentFolder(kind, locale)}/`),
  )
  .join(', ')}.`;

/**
 * @param file relative to the site's folder
 * @throws {Refusal} if it is outside the site, or a text that Docusaurus or the check cannot read
 */
async function refuseFaults(siteDir: string, file: string): Promise<void> {
  const stop = (problem: Problem) => refuse(`The text has a fault.\n${listProblems([problem])}\n`);
  const target = fs.realpathSync(path.join(siteDir, file));
  const inside = path.relative(fs.realpathSync(siteDir), target);
  if (inside.startsWith('..') || path.isAbsolute(inside)) {
    refuse(`${file} is a link to a file outside the site. Put the file itself there.`);
  }
  const text = readWritten(siteDir, file);
  if (typeof text !== 'string') return stop(text);
  const matter = parseFrontMatter(file, text);
  if ('problem' in matter) return stop(matter.problem);
  const parse = await openParser();
  const parsed = parse(text, formatOf(file, matter.values));
  if ('fault' in parsed) stop(syntaxProblem(file, parsed.fault));
}

/** Other names for the same address: `a.md`, `a.mdx`, `a/index.mdx`. */
function namesOf(file: string): string[] {
  const base = file.replace(/(\/index)?\.mdx?$/, '');
  return ['.md', '.mdx', '/index.md', '/index.mdx'].map((end) => `${base}${end}`);
}

/** @throws {Refusal} if two files have one address in any language */
function refuseTwins(siteDir: string, {kind, key}: ContentFile): void {
  for (const locale of locales) {
    const names = namesOf(`${contentFolder(kind, locale)}/${key}`);
    const [first, second] = names.filter((name) => fs.existsSync(path.join(siteDir, name)));
    if (first && second) {
      refuse(`${first} and ${second} have the same address. Remove one of them.`);
    }
  }
}

/** The path of a text, relative to the site's folder. A folder stands for its `index.mdx`. */
function pathOf(siteDir: string, given: string): string {
  const absolute = path.resolve(siteDir, given);
  const file = path.relative(siteDir, absolute).split(path.sep).join('/');
  if (file.startsWith('../') || path.isAbsolute(file)) {
    refuse(`${given} is outside the site's folder. ${WHERE}`);
  }
  const isFolder = fs.statSync(absolute, {throwIfNoEntry: false})?.isDirectory() ?? false;
  const candidates = isFolder ? [`${file}/index.mdx`, `${file}/index.md`] : [file];
  const found = candidates.find((each) => fs.existsSync(path.join(siteDir, each)));
  if (found !== undefined) return found;
  const near = nearest(
    file,
    contentFiles(siteDir).map((text) => text.file),
  );
  return refuse(
    isFolder
      ? `${file} has no index.mdx. Name a file. ${WHERE}`
      : `There is no file ${file}.${near ? ` Did you mean ${near}?` : ''} ${WHERE}`,
  );
}

/**
 * Finds the translations of a text.
 *
 * @param given a file or folder, as the author wrote it: the original or a translation
 * @returns one state for each other language; of a translation, its own
 * @throws {Refusal} if it is not a text of the site that can be read
 */
export async function findTranslations(
  siteDir: string,
  given: string,
): Promise<readonly TranslationState[]> {
  const file = pathOf(siteDir, given);
  if (/^src\/pages\/.*\.[jt]sx?$/.test(file)) {
    refuse(`${file} holds all languages: its strings are translated in i18n/en/code.json.`);
  }
  const text = contentFileAt(file);
  if (!text) return refuse(`${file} is not a post, guide or page. ${WHERE}`);
  refuseTwins(siteDir, {...text, key: text.key.replace(/(^|\/)_([^/]+)$/, '$1$2')});
  await refuseFaults(siteDir, file);
  const all = await translationStates(siteDir);
  const own = all.filter(({original, translation}) => original === file || translation === file);
  if (own.length === 0) {
    const folder = contentFolder(text.kind, locales[0]);
    refuse(
      `${file} has no original in ${folder}/. A text in one language alone belongs there, with "language: ${text.locale}" in its front matter.`,
    );
  }
  for (const {original, translation} of own) {
    for (const each of [original, translation]) {
      if (each !== undefined && each !== file) await refuseFaults(siteDir, each);
    }
  }
  return own;
}
