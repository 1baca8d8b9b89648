/** Reads Hugo, Jekyll, Hexo and Astro sites, and plain folders of Markdown. */
import fs from 'node:fs';
import path from 'node:path';

import {load} from 'js-yaml';

import type {Problem} from '../../../../src/lib/problems';
import {cleanSlug, keyOf, urlize} from '../../names';
import type {SourceFiles} from '../files';
import {dateOf, fieldsOf} from '../front-matter';
import type {Fields, Item, SourceSite} from '../model';
import {pathOf} from '../urls';
import {SCRIPTS, settingOf} from './docusaurus';
import {PAGE, readItem} from './item';

/** Matches names of folders that contain guides. */
const GUIDES = /^_?(docs?|guides?|tutorials?|wiki|book|manual|learn)$/i;
const POSTS = /(^|\/)_(posts|drafts)\//;
/** Language codes in names of files (`name.en.md`) and folders (`en/name.md`). */
const LANGUAGE = 'vi|en|fr|de|es|it|pt|ru|zh|ja|ko|zh-cn|zh-tw|pt-br';
const SUFFIX = new RegExp(`\\.(${LANGUAGE})$`, 'i');
const FOLDER = new RegExp(`^(${LANGUAGE})$`, 'i');

/** Describes the folders of a site, and the URLs of its pages. */
type Layout = Omit<SourceSite, 'items' | 'problems'> & {
  /** The folders with content. Without `section`, their subfolders are sections. */
  roots: {folder: string; section?: string}[];
  /** The default language. */
  language: string;
  /** Returns the pattern of a URL; `undefined` if the URL is the path of the file. */
  patternOf?: (section: string, isGuide: boolean) => unknown;
  separator?: RegExp;
};

/** Finds the language, section, date and name in the path of a file. */
function pathParts({roots, program, language}: Layout, file: string) {
  const root = roots.find(({folder}) => folder === '' || file.startsWith(`${folder}/`));
  const folders = path.posix.relative(root?.folder ?? '', file).split('/');
  const whole = (folders.pop() ?? '').replace(/\.\w+$/, '');
  const base = whole.replace(SUFFIX, '');
  const at = folders.slice(0, 2).findIndex((each) => FOLDER.test(each));
  const [spoken = SUFFIX.exec(whole)?.[1] ?? language] = at < 0 ? [] : folders.splice(at, 1);
  const section = root?.section ?? folders.shift() ?? '';
  const isGuide = GUIDES.test(section);
  const isSite = program !== 'folder';
  const isPost =
    POSTS.test(file) || (isSite && program !== 'hexo' && !isGuide && !/^(pages?)?$/.test(section));
  const isPage = !isGuide && (base === '_index' || (isSite && !isPost));
  const isIndex = /^(_?index|readme)$/i.test(base);
  const shown = isIndex ? (folders.at(-1) ?? section) : base;
  const [, day, name = shown] = /^(\d{4}-\d\d?-\d\d?)-(.+)$/.exec(shown) ?? [];
  const inside = isIndex ? folders : [...folders, isGuide ? base : name];
  const id = [section, ...folders, base].join('/');
  return {spoken, section, inside, id, isIndex, shown, day, name, isGuide, isPost, isPage};
}

/** Returns the URL of a file from its front matter, a pattern of the site, or its path. */
function urlOf(layout: Layout, file: string, fields: Fields, date = ''): string {
  const {section, inside, name, isGuide} = pathParts(layout, file);
  const {title = name, slug = name} = fields;
  const [year = '', month = '', day = ''] = date.split('-');
  const folders = [section, ...inside.slice(0, -1)].filter(Boolean);
  // In Jekyll, folders above `_posts` are also categories
  const above = POSTS.test(file) ? file.replace(/\/?_(posts|drafts)\/.*/, '').split('/') : [];
  const categories = [...above, fields.categories ?? fields.category ?? []].flat().filter(Boolean);
  const short = urlize(String(slug));
  const parts: Record<string, string> = {
    ...{year, month, day, section, name, filename: name, contentbasename: name},
    sections: folders.join('/'),
    slugorname: String(slug),
    slug: urlize(String(fields.slug ?? title)),
    title: urlize(String(title)),
    categories: categories.join('/').toLowerCase(),
    category: String(categories[0] ?? ''),
    path: [...inside.slice(0, -1).map(urlize), short].join('/'),
  };
  const usual = [...folders.map((each) => urlize(each.replace(/^_/, ''))), inside[0] && short];
  const own = fields.url ?? fields.permalink ?? layout.patternOf?.(section, isGuide);
  const pattern = typeof own === 'string' ? own : `/${usual.filter(Boolean).join('/')}`;
  // Other placeholders are fields, such as `abbrlink` of Hexo, or variants of the slug
  return pathOf(
    pattern.replace(/:(\w+)/g, (_, part: string) => parts[part] ?? String(fields[part] ?? short)),
  );
}

function readFile(files: SourceFiles, layout: Layout, file: string): Item | undefined {
  const {spoken, section, inside, id, isIndex, shown, day, ...is} = pathParts(layout, file);
  if (is.isPage) return undefined;
  const {program, language, separator} = layout;
  const isNote = program === 'folder';
  const folders = [...(is.isGuide || !section ? [] : [section]), ...inside];
  const key = folders.map((each) => (isNote ? keyOf(each) : cleanSlug(each) || 'page')).join('/');
  return readItem(files, file, separator, (fields, body) => {
    const {lang, language: own = lang ?? spoken, permalink} = fields;
    const date = dateOf(fields.date ?? fields.pubdate ?? fields.publishdate ?? day);
    const isGuide = is.isGuide || !(is.isPost || date);
    const url = urlOf(layout, file, fields, date);
    // Jekyll does not publish posts without a date in their file name
    const isHidden = program === 'jekyll' && /(^|\/)_posts\//.test(file) && !day;
    const problem =
      'no date in the file name, so Jekyll did not publish this post. It was imported as a draft';
    return {
      kind: isGuide ? 'guide' : 'post',
      language: String(own),
      // Translations have the same permalink
      id: lang && permalink ? String(permalink) : id,
      key: isGuide ? path.posix.join(key, isIndex ? 'index' : '') : undefined,
      url: spoken === language ? url : `/${spoken}${url}`,
      slug: isGuide
        ? key
        : cleanSlug(url).replace(/^(blog|posts?|articles?|tags?|authors|page)\/(?=.)/, ''),
      fields: {
        ...(!isGuide && {date}),
        ...((isHidden || /(^|\/)_drafts\//.test(file)) && {draft: true}),
        // Without a title and a heading, the title of a note is its file name
        ...(isNote && !fields.title && !/^\s*# /.test(body) && {title: shown}),
      },
      losses: isHidden ? [{problem}] : [],
    };
  });
}

function readFolders(files: SourceFiles, layout: Layout): SourceSite {
  const problems: Problem[] = [];
  const found = layout.roots.flatMap(({folder}) => files.list(folder, /\.(mdx?|markdown)$/i));
  const items = [...new Set(found)]
    // A README in a folder is the page of the folder, but one at the top is about the repository
    .filter((file) => !/^[A-Z_]+\.md$|(^|\/)SUMMARY\.md$/.test(file))
    .flatMap((file) => {
      const item = readFile(files, layout, file);
      if (!item) problems.push({file, problem: PAGE});
      return item ?? [];
    });
  return {...layout, items, problems};
}

const basePath = (url: unknown) =>
  pathOf(typeof url === 'string' ? url.replace(/^\w+:\/\/[^/]*/, '') : '').replace(/\/$/, '');

type Settings = {
  settings: string[];
  needs?: string;
  content: [string, string];
  base: string;
  language: string[];
  static: string[];
  permalink?: string;
  separator?: string;
  styles?: Record<string, string>;
};
const programs = load(fs.readFileSync(path.join(__dirname, 'programs.yml'), 'utf8')) as Record<
  'hugo' | 'hexo' | 'jekyll',
  Settings
>;
const ENDINGS = ['toml', 'yaml', 'yml', 'json'];

/** Reads a site whose generator has a settings file: Hugo, Jekyll or Hexo. */
export const readProgram = (program: keyof typeof programs) => (files: SourceFiles) => {
  const {settings, needs, content, language, permalink, separator, styles, ...has} =
    programs[program];
  const isSite = files.find(settings, ENDINGS) ?? (program === 'jekyll' && files.list('_posts')[0]);
  if (!isSite || (needs && files.list(needs).length === 0)) return undefined;
  const config: Fields = Object.fromEntries(
    Object.entries(fieldsOf(files, settings, ENDINGS)).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  );
  const {page = {}, ...sections} = (config.permalinks ?? {}) as Fields;
  type Default = {scope?: {type?: unknown}; values?: {permalink?: unknown}};
  const defaults = [config.defaults ?? []].flat() as Default[];
  const own = defaults.find(({scope, values}) => scope?.type === 'posts' && values?.permalink);
  const given = permalink && String(own?.values?.permalink ?? config.permalink ?? permalink);
  // In permalinks of Jekyll and Hexo, `:title` is the file name
  const pattern = given && `/${styles?.[given] ?? given}`.replace(':title', ':slugorname');
  const languages = language.flatMap((name) => config[name] ?? []);
  return readFolders(files, {
    program,
    base: basePath(config[has.base]),
    roots: [{folder: String(config[content[0]] ?? content[1])}],
    language: String(languages[0] ?? 'en'),
    patternOf: (section, isGuide) =>
      pattern ? (isGuide ? undefined : pattern) : {...sections, ...(page as Fields)}[section],
    staticFolders: has.static,
    hasSlashAtEnd: !pattern || pattern.endsWith('/'),
    ...(separator && {separator: new RegExp(separator)}),
  });
};

export function readAstro(files: SourceFiles): SourceSite | undefined {
  const config = files.find(['astro.config'], SCRIPTS);
  if (config === undefined) return undefined;
  const collections = files.find(['src/content.config', 'src/content/config'], SCRIPTS);
  const code = collections === undefined ? '' : files.text(collections);
  // Collections can be in other folders: `loader: glob({base: './posts'})`
  const bases = [...code.matchAll(/\bbase:\s*["'`](?:\.?\/)?([^"'`]+?)\/?["'`]/g)];
  const own = bases.map(([, folder = '']) => ({folder, section: path.posix.basename(folder)}));
  const usual = ['src/content', 'src/pages', 'src/data'].map((folder) => ({folder}));
  return readFolders(files, {
    ...{
      program: 'astro',
      base: basePath(settingOf(files.text(config), 'base')),
      roots: [...own, ...usual],
      language: settingOf(files.text(config), 'defaultLocale') ?? 'en',
    },
    // Only the site's code determines the real URL, so this assumes the usual one
    patternOf: (_, isGuide) => (isGuide ? '/:path' : undefined),
    ...{staticFolders: ['public', ''], hasSlashAtEnd: true},
  });
}

/** Reads a folder of Markdown, such as an Obsidian vault. Files with a date are posts. */
export const readFolder = (files: SourceFiles): SourceSite =>
  readFolders(files, {
    ...{program: 'folder', base: '', roots: [{folder: ''}], language: 'en'},
    ...{staticFolders: [''], hasSlashAtEnd: false},
  });
