import fs from 'node:fs';
import path from 'node:path';

import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';

import type {Problem} from '../../../src/lib/problems';

/** One interface string in both languages. */
export type Message = {readonly vi: string; readonly en: string};

/** Interface strings by id: those of Docusaurus and of this site. */
export type Catalogue = ReadonlyMap<string, Message>;

/** A string in a source file that has no English message yet. */
export type MissingMessage = {
  readonly id: string;
  /** The source file, relative to the site's folder. */
  readonly file: string;
  /** The message in Vietnamese. */
  readonly message: string;
};

type TranslationFile = Readonly<Record<string, string | {readonly message: string}>>;

/** Names of Docusaurus' translation files for the installed themes and plugins. */
const FRAMEWORK_CATALOGUES = [
  'plugin-ideal-image',
  'theme-common',
  'theme-live-codeblock',
  'theme-search-algolia',
];

/** Docusaurus strings that may be the same in both languages. */
const SAME_IN_BOTH = new Set([
  // Values of the HTML attribute `enterkeyhint`, not words
  'theme.SearchModal.searchBox.enterKeyHint',
  'theme.SearchModal.searchBox.enterKeyHintAskAi',
  // A name followed by a placeholder
  'theme.blog.author.pageTitle',
]);

function readMessages(file: string): Map<string, string> {
  if (!fs.existsSync(file)) return new Map();
  const json = JSON.parse(fs.readFileSync(file, 'utf8')) as TranslationFile;
  return new Map(
    Object.entries(json)
      .filter(([key]) => !key.endsWith('___DESCRIPTION'))
      .map(([key, value]) => [key, typeof value === 'string' ? value : value.message]),
  );
}

/** Returns Docusaurus' strings in a language. `base` is English. */
function frameworkMessages(siteDir: string, language: 'base' | 'vi'): Map<string, string> {
  const folder = path.join(
    siteDir,
    'node_modules/@docusaurus/theme-translations/locales',
    language,
  );
  return new Map(
    FRAMEWORK_CATALOGUES.flatMap((name) => [...readMessages(path.join(folder, `${name}.json`))]),
  );
}

/** Lists the source files that can have interface strings. */
function sourceFiles(siteDir: string): string[] {
  return fs
    .readdirSync(path.join(siteDir, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .map((file) => path.join(siteDir, 'src', file));
}

type SourceString = {readonly file: string; readonly message: string; readonly described: boolean};

/** Reads the interface strings of the site's source by id, and problems in their syntax. */
async function readSource(siteDir: string) {
  const problems: Problem[] = [];
  const strings = new Map<string, SourceString>();
  const extracted = await extractAllSourceCodeFileTranslations(
    sourceFiles(siteDir),
    getBabelOptions({isServer: true}),
  );
  for (const {sourceCodeFilePath, translations, warnings} of extracted) {
    const file = path.relative(siteDir, sourceCodeFilePath).split(path.sep).join('/');
    for (const warning of warnings) {
      problems.push({file, expected: `a string that can be read from the source: ${warning}`});
    }
    for (const [id, {message, description}] of Object.entries(translations)) {
      const before = strings.get(id);
      if (before && before.message !== message) {
        problems.push({
          file,
          field: id,
          expected: `the same message as in ${before.file}, "${before.message}", or an id of its own`,
          found: message,
        });
      }
      strings.set(id, {file, message, described: Boolean(description)});
    }
  }
  return {strings, problems};
}

/**
 * Reads all interface strings in both languages.
 *
 * @param siteDir folder of the site
 * @returns the strings; a problem for each string that is missing, unused, untranslated or defined
 *   twice; and the strings without an English message
 */
export async function readCatalogue(
  siteDir: string,
): Promise<{catalogue: Catalogue; problems: Problem[]; missing: MissingMessage[]}> {
  const files = {en: 'i18n/en/code.json', vi: 'i18n/vi/code.json'};
  const base = frameworkMessages(siteDir, 'base');
  const frameworkVi = frameworkMessages(siteDir, 'vi');
  // The author's message overrides the engine's
  const messagesOf = (language: 'vi' | 'en') =>
    new Map([
      ...readMessages(path.join(siteDir, `src/plugins/translations/${language}.json`)),
      ...readMessages(path.join(siteDir, files[language])),
    ]);
  const en = messagesOf('en');
  const vi = messagesOf('vi');
  const {strings, problems} = await readSource(siteDir);
  const catalogue = new Map<string, Message>();
  const missing: MissingMessage[] = [];

  for (const [id, english] of base) {
    const vietnamese = vi.get(id) ?? frameworkVi.get(id);
    if (vietnamese === undefined) {
      problems.push({file: files.vi, field: id, expected: `a Vietnamese message for "${english}"`});
      continue;
    }
    // Strings without words, such as "↑" and "{count}", are the same in all languages
    const hasWords = /\p{L}{2}/u.test(english.replaceAll(/\{\w+\}/g, ''));
    if (vietnamese === english && hasWords && !SAME_IN_BOTH.has(id)) {
      problems.push({
        file: files.vi,
        field: id,
        expected: 'Vietnamese, not English',
        found: english,
      });
    }
    catalogue.set(id, {vi: vietnamese, en: en.get(id) ?? english});
  }

  for (const [id, {file, message, described}] of strings) {
    if (base.has(id)) continue;
    const english = en.get(id);
    if (!described) problems.push({file, field: id, expected: 'a description for translators'});
    if (english === undefined) {
      missing.push({id, file, message});
      problems.push({file: files.en, field: id, expected: `an English message for "${message}"`});
      continue;
    }
    catalogue.set(id, {vi: vi.get(id) ?? message, en: english});
  }

  for (const [language, messages] of [
    ['en', en],
    ['vi', vi],
  ] as const) {
    for (const id of messages.keys()) {
      if (base.has(id) || strings.has(id)) continue;
      problems.push({file: files[language], field: id, expected: 'an id that the site uses'});
    }
  }
  return {catalogue, problems, missing};
}
