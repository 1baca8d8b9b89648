import path from 'node:path';

import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {globSync} from 'tinyglobby';

import {languageName} from '../../../content/content-languages';
import {locales} from '../../../settings/locales';
import {ownMessages} from '../../../features/translations';

export async function stringsIn(siteDir: string, folders: string) {
  const patterns = [`${folders}/**/*.{ts,tsx}`, '!**/*.{test,d}.{ts,tsx}'];
  const files = globSync(patterns, {cwd: siteDir});
  const extracted = await extractAllSourceCodeFileTranslations(
    files.map((file) => path.join(siteDir, file)),
    getBabelOptions({isServer: true}),
  );
  return extracted.flatMap(({sourceCodeFilePath, translations, warnings}) => {
    const file = path.relative(siteDir, sourceCodeFilePath).split(path.sep).join('/');
    // Leave out the theme's strings, which Docusaurus translates
    const own = Object.entries(translations).filter(([id]) => !id.startsWith('theme.'));
    return own.map(([id, {message, description}]) => ({file, id, message, description, warnings}));
  });
}

/**
 * Returns a message for each untranslated string in the author's files. Source strings are in
 * Vietnamese. An English translation is enough, because other languages fall back to English.
 */
export async function untranslatedStrings(siteDir: string): Promise<string[]> {
  const strings = await stringsIn(siteDir, 'src');
  return locales.flatMap((locale) => {
    const messages = {...ownMessages(siteDir, 'en'), ...ownMessages(siteDir, locale)};
    return strings
      .filter(({id}) => locale !== 'vi' && !(id in messages))
      .map(
        ({file, id, message}) =>
          `${file}: string not translated into ${languageName(locale, 'en')}: "${message}". ` +
          `Add it to i18n/${locale}/code.json: {"${id}": {"message": "…"}}.`,
      );
  });
}
