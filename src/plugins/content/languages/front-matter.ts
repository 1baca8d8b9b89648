import path from 'node:path';

import type {ParseFrontMatter} from '@docusaurus/types';
import {parseMarkdownContentTitle} from '@docusaurus/utils';

import {defaultLocale, locales, type Locale, type Localized} from '../../../lib/locales';
import {contentFileAt} from '../check/files';
import {RECORD_FIELD} from '../translations/record';
import {newerOriginal} from '../translations/states';
import {languagesOf} from './languages-of';
import {languageName} from './types';

/** Beside a title in a sidebar, on a card, in previous and next. */
const marks: Localized<(language: string) => string> = {
  vi: (language) => `bản ${language}`,
  en: (language) => `written in ${language}`,
};

/** What the framework calls a text: by its front matter, its heading or its file. */
function titleOf(frontMatter: Readonly<Record<string, unknown>>, content: string, file: string) {
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
 * were. A translation whose original has changed since says that as well.
 */
export function languageStep(current: Locale, siteDir: string): ParseFrontMatter {
  return async ({defaultParseFrontMatter, ...params}) => {
    const read = await defaultParseFrontMatter(params);
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    const text = contentFileAt(file);
    if (!text) return read;
    // The record is long, and no page needs it
    const {[RECORD_FIELD]: record, ...frontMatter} = read.frontMatter;
    const newerIn = await newerOriginal(siteDir, text, record);
    if (newerIn) frontMatter.newerIn = newerIn;
    const parsed = {...read, frontMatter};
    const languages = languagesOf(siteDir, file);
    if (text.kind === 'page' || languages.length === locales.length) return parsed;
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
