import path from 'node:path';

import type {ParseFrontMatter} from '@docusaurus/types';

import {defaultLocale, locales, type Locale, type Localized} from '../shared/locales';
import {contentFolder} from '../content-check/files';
import {languagesOf} from '../shared/languages';
import {languageName} from './types';

/** Beside a title in a sidebar, on a card, in previous and next. */
const marks: Localized<(language: string) => string> = {
  vi: (language) => `bản ${language}`,
  en: (language) => `written in ${language}`,
};

const isListed = (file: string) =>
  locales.some((locale) =>
    (['post', 'guide'] as const).some((kind) => file.startsWith(`${contentFolder(kind, locale)}/`)),
  );

/**
 * The framework's reading of front matter, which also tells the languages of a
 * post or guide that lacks one. Where the text is not in the language being
 * built, its title in sidebars is marked: the framework would show it as if it
 * were.
 */
export function languageStep(current: Locale, siteDir: string): ParseFrontMatter {
  return async ({defaultParseFrontMatter, ...params}) => {
    const parsed = await defaultParseFrontMatter(params);
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    if (!isListed(file)) return parsed;
    const languages = languagesOf(siteDir, file);
    if (languages.length === locales.length) return parsed;
    const {frontMatter} = parsed;
    const [written = defaultLocale] = languages;
    const label = String(frontMatter.sidebar_label ?? frontMatter.title);
    return {
      ...parsed,
      frontMatter: {
        ...frontMatter,
        languages,
        ...(!languages.includes(current) && {
          // What lists of guides by tag know of a guide
          sidebar_custom_props: {...(frontMatter.sidebar_custom_props as object), languages},
          sidebar_label: `${label} (${marks[current](languageName(written, current))})`,
        }),
      },
    };
  };
}
