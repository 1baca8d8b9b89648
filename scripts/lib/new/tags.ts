/** Finds the tags of a new text, and adds new ones to the files of all its languages. */
import fs from 'node:fs';
import path from 'node:path';

import {load} from 'js-yaml';

import {locales, textIn, type Locale} from '../../../src/lib/locales';
import {contentFolder} from '../../../src/plugins/content/check/files';
import type {Change} from '../changes';
import {slugOf} from './slug';
import {yamlOf} from './first-paragraphs';

/** What a new tag is for, until the author says it better. */
const about = {
  post: {vi: 'Bài viết về', en: 'Posts about'},
  guide: {vi: 'Hướng dẫn về', en: 'Guides about'},
};

/** Returns the entry of a new tag in a language. */
export const newTag = (kind: keyof typeof about, locale: Locale, key: string, label: string) => ({
  label,
  permalink: `/${key}`,
  description: `${textIn(about[kind], locale)} ${label}.`,
});

/**
 * Returns the keys of a text's tags, and the changes that add those that are not there yet.
 *
 * @param names keys of tags that are there, or names of new ones
 */
export function resolveTags(
  siteDir: string,
  kind: 'post' | 'guide',
  names: string[],
): {keys: string[]; changes: Change[]} {
  const files = locales
    .map((locale) => ({locale, file: `${contentFolder(kind, locale)}/tags.yml`}))
    // A language without a file of its own has the tags of the first one
    .filter(({file}) => fs.existsSync(path.join(siteDir, file)))
    .map((each) => ({...each, text: fs.readFileSync(path.join(siteDir, each.file), 'utf8')}));
  const known = Object.keys((load(files[0]?.text ?? '') ?? {}) as object);
  const tags = new Map(names.map((name) => [known.includes(name) ? name : slugOf(name), name]));
  const missing = [...tags].filter(([key]) => !known.includes(key));
  const entry = ([key, label]: [string, string], locale: Locale) =>
    yamlOf({[key]: newTag(kind, locale, key, label)}, -1);
  return {
    keys: [...tags.keys()],
    changes: (missing.length > 0 ? files : []).map(({locale, file, text}) => ({
      file,
      what: `tag ${missing.map(([key]) => key).join(', ')}`,
      content: text.replace(/^\{\}\s*/m, '') + missing.map((tag) => entry(tag, locale)).join(''),
    })),
  };
}
