/** Reads a Jekyll site: `_posts` and `_drafts`. */
import path from 'node:path';

import type {Fields} from '../../../../src/plugins/content/check/yaml';
import type {SourceFiles} from '../files';
import type {SourceSite, SourceText} from '../model';
import {languageOf, parseFields, readMarkdown} from './markdown';

const CONFIG = '_config.yml';
const FOLDER = /(^|\/)_(posts|drafts)\//;

export const isJekyll = (files: SourceFiles): boolean =>
  files.isFile(CONFIG) || files.list('_posts').length > 0;

const STYLES: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  none: '/:categories/:title.html',
};

/** The pattern of addresses that the settings give to posts. */
function patternOf(config: Fields): string {
  type Default = {scope?: {type?: unknown}; values?: {permalink?: unknown}};
  const defaults = (Array.isArray(config.defaults) ? config.defaults : []) as Default[];
  const own = defaults.find((each) => each.scope?.type === 'posts' && each.values?.permalink);
  const pattern = String(own?.values?.permalink ?? config.permalink ?? 'date');
  return STYLES[pattern] ?? pattern;
}

function readText(files: SourceFiles, file: string, config: Fields): SourceText {
  const base = path.posix.basename(file).replace(/\.\w+$/, '');
  const [, day, name = base] = /^(\d{4}-\d\d-\d\d)-(.*)$/.exec(base) ?? [];
  return readMarkdown(files, file, (fields) => {
    const categories = [fields.categories ?? fields.category ?? []].flat();
    return {
      locale: languageOf(fields.lang ?? config.lang ?? config.locale, 'en'),
      name,
      date: day,
      pattern: typeof fields.permalink === 'string' ? fields.permalink : patternOf(config),
      parts: {categories: categories.join('/').toLowerCase()},
      separator: /[\s,]+/,
      pictureFolder: fields.media_subpath ?? fields.img_path,
      fields: file.includes('_drafts/') ? {draft: true} : {},
    };
  });
}

export function readJekyll(files: SourceFiles): SourceSite {
  const config = files.isFile(CONFIG) ? parseFields(files, CONFIG, files.text(CONFIG), false) : {};
  const all = files.list('', (each) => FOLDER.test(each));
  return {
    base: typeof config.baseurl === 'string' ? config.baseurl.replace(/\/$/, '') : '',
    texts: all
      .filter((each) => /\.(md|markdown)$/.test(each))
      .map((each) => readText(files, each, config)),
    staticFolders: [''],
    hasSlashAtEnd: patternOf(config).endsWith('/'),
    notes: all
      .filter((each) => /\.(html?|adoc|textile)$/.test(each))
      .map((file) => ({file, expected: 'a text in Markdown; this one is left out'})),
  };
}
