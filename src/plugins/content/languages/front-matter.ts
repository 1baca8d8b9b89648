import path from 'node:path';

import type {ParseFrontMatter} from '@docusaurus/types';
import {parseMarkdownContentTitle} from '@docusaurus/utils';

import {defaultLocale, locales, type Locale, type Localized} from '../../../lib/locales';
import {contentFolder} from '../check/files';
import {languagesOf} from './languages-of';
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

/** What the framework calls a text: by its front matter, its heading or its file. */
export function titleOf(
  frontMatter: Readonly<Record<string, unknown>>,
  content: string,
  file: string,
): string {
  const name = path.basename(file).replace(/\.mdx?$/, '');
  const fallback = /^(index|readme)$/i.test(name) ? path.basename(path.dirname(file)) : name;
  const {contentTitle = fallback} = parseMarkdownContentTitle(content);
  const named = [frontMatter.sidebar_label, frontMatter.title].find((each) => each !== undefined);
  return String(named ?? contentTitle);
}

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
    const label = titleOf(frontMatter, parsed.content, file);
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
