import fs from 'node:fs';
import path from 'node:path';

import {loadFreshModule} from '@docusaurus/utils';
import yaml from 'js-yaml';

import {contentFiles, filesUnder, readText} from '../../../src/plugins/content/check/files';
import {parseFrontMatter} from '../../../src/plugins/content/check/yaml';
import {languagesOf} from '../../../src/plugins/content/languages/languages-of';
import {locales} from '../../../src/lib/locales';

/** The maximum number of words in a name. A longer text is a sentence. */
const LONGEST_NAME = 8;

const MODULES = ['src/config/site.ts', 'src/data/projects.ts', 'src/data/community.ts'];

/**
 * Returns true for the name of a person or of the site, but not for an item in a list. Each word of
 * a proper name is a name, too.
 */
const isProperName = (keys: readonly string[]): boolean =>
  keys.at(-1) === 'name' && !keys.some((key) => /^\d+$/.test(key));

/** The key of titles from front matter. */
const TITLE = '(title)';

type Found = {readonly text: string; readonly keys: readonly string[]};

/** Returns all texts in a value. Of a localized text, only the one in `language`. */
function textsIn(value: unknown, language: string, keys: readonly string[] = []): Found[] {
  if (typeof value === 'string') return [{text: value, keys}];
  if (typeof value !== 'object' || value === null) return [];
  const isLocalized = !Array.isArray(value) && locales.every((locale) => locale in value);
  return Object.entries(value)
    .filter(([key]) => !isLocalized || key === language)
    .flatMap(([key, inner]) => textsIn(inner, language, isLocalized ? keys : [...keys, key]));
}

/**
 * Reads a data file. Returns `undefined` if it is missing or not valid, because other checks report
 * that.
 */
async function readValue(siteDir: string, file: string): Promise<unknown> {
  try {
    if (file.endsWith('.ts')) {
      const absolute = path.resolve(siteDir, file);
      return fs.existsSync(absolute) ? await loadFreshModule(absolute) : undefined;
    }
    const text = readText(siteDir, file);
    return file.endsWith('.json') ? JSON.parse(text) : yaml.load(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the names in an author's content: people, places, projects, tags and titles. Of texts in
 * one language, also the descriptions. Names can appear on pages in any language, so the language
 * check ignores them.
 *
 * @param language the language of the pages to check
 */
export async function readNames(siteDir: string, language: string): Promise<string[]> {
  const files = [
    ...MODULES,
    `src/data/cv.${language}.json`,
    ...['blog', 'docs', `i18n/${language}`]
      .flatMap((folder) => filesUnder(siteDir, folder))
      .filter((file) => /(^|\/)((tags|authors|_category_)\.ya?ml|_category_\.json)$/.test(file)),
  ];
  const values = await Promise.all(files.map((file) => readValue(siteDir, file)));
  const found = values.flatMap((value) => textsIn(value, language));
  for (const {file} of contentFiles(siteDir)) {
    const parsed = parseFrontMatter(file, readText(siteDir, file));
    if (!('fields' in parsed)) continue;
    const {title, sidebar_label, series, description} = parsed.fields as Record<string, unknown>;
    const isTranslated = languagesOf(siteDir, file).length > 1;
    // Titles can have any length
    for (const text of [title, sidebar_label, series, ...(isTranslated ? [] : [description])]) {
      if (typeof text === 'string') found.push({text, keys: [TITLE]});
    }
  }
  const names = found.flatMap(({text, keys}) => {
    const words = text.trim().split(/\s+/);
    if (keys[0] === TITLE) return [text];
    if (words.length > LONGEST_NAME || /^[\w+.-]+:\/\//.test(text)) return [];
    return isProperName(keys) ? [text, ...words] : [text];
  });
  return [...new Set(names.map((name) => name.normalize('NFC').trim()).filter(Boolean))];
}
