import fs from 'node:fs';
import path from 'node:path';

import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {Globby} from '@docusaurus/utils';

import {languageName} from '../../../src/lib/languages';
import {locales} from '../../../src/lib/locales';

const FRAMEWORK = 'node_modules/@docusaurus/theme-translations/locales';

/** Reads the messages of translation files by id. A later file overrides an earlier one. */
function readMessages(siteDir: string, ...patterns: string[]): Map<string, string> {
  const messages = Globby.sync(patterns, {cwd: siteDir}).flatMap((file) => {
    const json = JSON.parse(fs.readFileSync(path.join(siteDir, file), 'utf8')) as object;
    return Object.entries(json as Record<string, string | {message: string}>);
  });
  return new Map(
    messages
      .filter(([id]) => !id.endsWith('___DESCRIPTION'))
      .map(([id, value]) => [id, typeof value === 'string' ? value : value.message]),
  );
}

/** Docusaurus' own strings in a language. `base` is English. */
export const frameworkMessages = (siteDir: string, language: 'base' | 'vi') =>
  readMessages(
    siteDir,
    `${FRAMEWORK}/${language}/{plugin-ideal-image,theme-{common,live-codeblock,search-algolia}}.json`,
  );

/** The translations of a language: the engine's, then the author's. */
export const ownMessages = (siteDir: string, language: string) =>
  new Map([
    ...readMessages(siteDir, `src/plugins/translations/${language}.json`),
    ...readMessages(siteDir, `i18n/${language}/code.json`),
  ]);

/** Reads the interface strings in the site's source: Vietnamese, with an id and a description. */
export async function sourceStrings(siteDir: string) {
  const files = Globby.sync(['src/**/*.{ts,tsx}', '!**/*.{test,d}.{ts,tsx}'], {cwd: siteDir});
  const extracted = await extractAllSourceCodeFileTranslations(
    files.map((file) => path.join(siteDir, file)),
    getBabelOptions({isServer: true}),
  );
  const framework = frameworkMessages(siteDir, 'base');
  return extracted.flatMap(({sourceCodeFilePath, translations, warnings}) => {
    const file = path.relative(siteDir, sourceCodeFilePath).split(path.sep).join('/');
    const own = Object.entries(translations).filter(([id]) => !framework.has(id));
    return own.map(([id, {message, description}]) => ({file, id, message, description, warnings}));
  });
}

/**
 * Returns a line for each string of the author's pages that a language lacks. The strings are in
 * Vietnamese; English stands in for other languages.
 */
export async function untranslatedStrings(
  siteDir: string,
  isAuthors: (file: string) => boolean,
): Promise<string[]> {
  const others = locales.filter((locale) => locale !== 'vi');
  const strings = (await sourceStrings(siteDir)).filter(({file}) => isAuthors(file));
  return others.flatMap((locale) => {
    const messages = new Map([...ownMessages(siteDir, 'en'), ...ownMessages(siteDir, locale)]);
    const name = languageName(locale, 'en');
    return strings
      .filter(({id}) => !messages.has(id))
      .map(
        ({file, id, message}) =>
          `${file} › ${id}: a text in i18n/${locale}/code.json, {"${id}": {"message": "…"}}; ` +
          `until then the page in ${name} shows "${message}"`,
      );
  });
}
