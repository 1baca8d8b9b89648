/** Reads a Jekyll site: `_posts` and `_drafts`. */
import path from 'node:path';

import type {Problem} from '../../../../src/lib/problems';
import type {Fields} from '../../../../src/plugins/content/check/yaml';
import {slugOf} from '../../new/texts';
import type {SourceFiles} from '../files';
import type {SourceSite, SourceText} from '../model';
import {commonFields, languageOf, parseSettings, pathOf, postKey, readMatter} from './markdown';

const CONFIG = ['_config.yml', '_config.yaml', '_config.toml'];
const FOLDER = /(^|\/)_(posts|drafts)\//;

export const isJekyll = (files: SourceFiles): boolean =>
  CONFIG.some((file) => files.isFile(file)) || files.list('_posts').length > 0;

const STYLES: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title.html',
  none: '/:categories/:title.html',
};

/** The pattern of addresses that the settings give to posts. */
function patternOf(config: Fields): string {
  type Default = {scope?: {type?: unknown}; values?: {permalink?: unknown}};
  const defaults = (Array.isArray(config.defaults) ? config.defaults : []) as Default[];
  const own = defaults.find(
    ({scope, values}) => scope?.type === 'posts' && values?.permalink,
  )?.values;
  const pattern = String(own?.permalink ?? config.permalink ?? 'date');
  return STYLES[pattern] ?? pattern;
}

function readText(files: SourceFiles, file: string, config: Fields): SourceText | undefined {
  const matter = readMatter(files, file);
  if (!matter) return undefined;
  const {fields} = matter;
  const base = path.posix.basename(file).replace(/\.\w+$/, '');
  const [, day, name = base] = /^(\d{4}-\d{1,2}-\d{1,2})-(.*)$/.exec(base) ?? [];
  const common = commonFields({...fields, date: fields.date ?? day}, /[\s,]+/);
  const date = String(common.date ?? '').slice(0, 10);
  const [year = '', month = '', dayOfMonth = ''] = date.split('-');
  const slug = typeof fields.slug === 'string' ? fields.slug : name;
  // Folders above _posts are categories, too
  const categories = [fields.categories ?? fields.category ?? []]
    .flat()
    .map((each) => String(each).toLowerCase());
  const parts: Record<string, string> = {
    year,
    month,
    day: dayOfMonth,
    title: slug,
    slug: slugOf(slug),
    categories: categories.join('/'),
    short_year: year.slice(2),
    i_month: String(Number(month)),
    i_day: String(Number(dayOfMonth)),
  };
  const pattern = typeof fields.permalink === 'string' ? fields.permalink : patternOf(config);
  const address = pathOf(pattern.replace(/:(\w+)/g, (all, part: string) => parts[part] ?? all));
  const prefix = fields.media_subpath ?? fields.img_path;
  const isDraft = /(^|\/)_drafts\//.test(file);
  const from = fields.redirect_from;
  return {
    file,
    kind: 'post',
    locale: languageOf(fields.lang ?? config.lang ?? config.locale, 'en'),
    key: postKey(name, common.date, 'md'),
    address,
    aliases: [from ?? []].flat().map((each) => pathOf(String(each))),
    fields: {
      slug: slugOf(slug),
      ...common,
      ...(isDraft && {draft: true}),
      sidebar_position: undefined,
    },
    block: undefined,
    body: matter.body,
    isMarkdown: true,
    ...(typeof prefix === 'string' && {pictureFolder: prefix}),
  };
}

export function readJekyll(files: SourceFiles): SourceSite {
  const notes: Problem[] = [];
  const file = CONFIG.find((each) => files.isFile(each));
  const config = file === undefined ? {} : (parseSettings(file, files.text(file)) as Fields);
  if (typeof config.expected === 'string') files.refused.push(config as Problem);
  const all = files.list('', (each) => FOLDER.test(each));
  for (const each of all.filter((one) => /\.(html?|adoc|textile)$/.test(one))) {
    notes.push({file: each, expected: 'a text in Markdown; this one is left out'});
  }
  const base = typeof config.baseurl === 'string' ? config.baseurl : '';
  return {
    kind: 'jekyll',
    root: files.root,
    base: base.replace(/\/$/, ''),
    texts: all
      .filter((each) => /\.(md|markdown)$/.test(each))
      .flatMap((each) => readText(files, each, config) ?? []),
    authors: {},
    tags: {post: {}, guide: {}},
    companions: [],
    staticFolders: [''],
    hasSlashAtEnd: patternOf(config).endsWith('/'),
    notes,
  };
}
