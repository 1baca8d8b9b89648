import path from 'node:path';

import type {ContentKind} from '../../../../content/files';
import {pathOf, cleanSlug, keyOf, urlize} from '../urls-and-slugs';
import type {SourceFiles} from '../files';
import {dateOf, publishedOn, readItem} from '../front-matter';
import {isVault, type Fields, type Item, type SourceSite} from '../model';

/** How a program stores a site: an entry of `programs.yml`. */
export type ProgramSettings = {
  settings: string[];
  detect?: string[];
  field?: string;
  root: [setting: string, ...folders: string[]];
  base: string;
  language: string[];
  static: string[];
  skipped?: string;
  permalink?: string;
  permalinks?: string;
  guides?: string;
  separator?: string;
  styles?: Record<string, string>;
};

const GUIDES = /^_?(docs?|guides?|tutorials?|wiki|book|manual|learn)$/i;
const POSTS = /(^|\/)_(posts|drafts)\//;
const PAGES = /^_?(pages?|tabs|spec)$/;
const CODES = 'vi|en|fr|de|es|it|pt|ru|zh|ja|ko|zh-cn|zh-tw|pt-br';
/** Matches the language in a path: `en/name.md` or `posts/en/name.md`. */
const LANGUAGE = new RegExp(`^([^/]+/)?(${CODES})/`, 'i');
/** Matches the language in a file name: `name.en.md`. */
const SUFFIX = new RegExp(`\\.(${CODES})(?=\\.\\w+$)`, 'i');
/** Converts a name to the form that Quartz uses in URLs. */
const quartzUrl = (name: string) =>
  name
    .replace(/\s/g, '-')
    .replaceAll('&', '-and-')
    .replaceAll('%', '-percent')
    .replace(/[?#]/g, '');
/** Matches Astro's route for single posts, which has the name that its author chose. */
const ROUTE = /^src\/pages\/(.+)\/\[(?:\.\.\.)?(?:slug|id|post)\](?:\/index)?\.astro$/;

/** The setting for the URLs of all posts, and those for single sections. */
function permalinksOf({permalink, styles}: ProgramSettings, config: Fields) {
  const {page = {}, ...sections} = Object(config.permalinks) as Fields;
  type Default = {scope?: {type?: unknown}; values?: {permalink?: unknown}};
  const ofPosts = ([config.defaults ?? []].flat() as Default[]).find(
    ({scope, values}) => scope?.type === 'posts' && values?.permalink,
  );
  const collections = Object.entries(Object(config.collections) as Fields).map(([name, each]) => [
    `_${name}`,
    (Object(each) as Fields).permalink ?? '/:collection/:path',
  ]);
  const own = String(ofPosts?.values?.permalink ?? config.permalink ?? permalink);
  // In Jekyll and Hexo permalinks, `:title` is the file name
  const pattern = `/${styles?.[own] ?? own}`
    .replace(':title', ':slugorname')
    .replace(':output_ext', '.html');
  return {
    pattern: permalink && pattern,
    sections: {...sections, ...(page as Fields), ...Object.fromEntries(collections)} as Fields,
  };
}

/** Returns what the path of a post or guide says about it, or `undefined` for another file. */
function locate(
  file: string,
  roots: readonly string[],
  sections: Fields,
  {program, language}: SourceSite,
) {
  const isNote = isVault(program);
  const root = roots.find((folder) => file.startsWith(folder && `${folder}/`));
  const inRoot = path.posix.relative(root ?? '', file);
  const [, , inFolder = language] = LANGUAGE.exec(inRoot) ?? [];
  const [, spoken = inFolder] = SUFFIX.exec(inRoot) ?? [];
  const folders = inRoot
    .replace(LANGUAGE, '$1')
    .replace(SUFFIX, '')
    .replace(/\.\w+$/, '')
    .split('/');
  const base = folders.pop() ?? '';
  const section = folders.shift() ?? '';
  // Their files describe people
  if (/^_?authors?$/i.test(section)) return undefined;
  const isCollection = program === 'jekyll' && Object.hasOwn(sections, section);
  const isInGuides = GUIDES.test(section);
  const isIndex = /^(_?index|readme)$/i.test(base);
  const shown = isIndex ? (folders.at(-1) ?? section) : base;
  const hasPosts = POSTS.test(file) || program === 'hashnode';
  const isTop = section === '' || base === '_index' || (isIndex && folders.length === 0);
  const isPage =
    !(isNote || isInGuides || hasPosts) &&
    (PAGES.test(section) || (!isCollection && (isTop || /^(hexo|jekyll)$/.test(program))));
  const isPost = hasPosts || !(isNote || isInGuides || isPage || isCollection);
  // This site has its own home page, and Jekyll does not publish its own folders
  if (isPage && (/^(404)?$/.test(shown) || /^_(?!pages|tabs)/.test(section))) return undefined;
  if (program === 'astro' && file.includes('/_')) return undefined;
  const [, day, name = shown] = /^(\d{4}-\d\d?-\d\d?)-(.+)$/.exec(shown) ?? [];
  return {
    ...{spoken, section, isInGuides, isPost, isPage, isIndex, shown, day, name},
    /** The path without its language, the same for all translations. */
    id: [section, ...folders, base].join('/'),
    /** The folders below the section, and the file. */
    inside: isIndex ? folders : [...folders, isInGuides ? base : name],
    // Jekyll does not publish posts without a date in their file name
    isDraft:
      /(^|\/)(_drafts\/|draft-[\da-f]+\.md$)/.test(file) ||
      (program === 'jekyll' && POSTS.test(file) && !day),
  };
}

type Location = NonNullable<ReturnType<typeof locate>>;

/** Returns a page's URL. `permalink` is a path with placeholders such as `:year`, if there is one. */
function urlOf(
  {section, inside, name}: Location,
  toUrl: (name: string) => string,
  {title = name, postslug = name, slug = postslug, ...fields}: Fields,
  date: string,
  permalink: unknown,
): string {
  const [year = '', month = '', day = ''] = date.split(/[-T]/);
  const above = [section, ...inside.slice(0, -1)].filter(Boolean);
  const categories = [fields.categories ?? fields.category ?? []].flat().map(String);
  const short = toUrl(String(slug));
  const parts: Record<string, string> = {
    ...{year, month, day, section, sections: above.join('/')},
    ...{collection: section.replace(/^_/, ''), name: short},
    slugorname: String(slug),
    slug: urlize(String(slug === name ? title : slug)),
    title: urlize(String(title)),
    categories: categories.join('/').toLowerCase(),
    category: categories[0] ?? '',
    path: [...inside.slice(0, -1).map(toUrl), short].join('/'),
  };
  const usual = [...above.map((each) => toUrl(each.replace(/^_/, ''))), inside[0] && short];
  const given = fields.url ?? fields.permalink ?? permalink;
  const full = typeof given === 'string' ? given : `/${usual.filter(Boolean).join('/')}`;
  // Other placeholders are fields, such as Hexo's `abbrlink`, or variants of the slug
  const valueOf = (part: string) => parts[part] ?? String(fields[part] ?? short);
  return pathOf(
    full.replace(/:(\w+)(\[1:\])?/g, (_, part: string, isShort?: string) =>
      isShort ? above.slice(1).join('/') : valueOf(part),
    ),
  );
}

/** Returns the folders to search, and a function that reads a post or guide. */
export function openFolders(
  files: SourceFiles,
  site: SourceSite,
  settings: ProgramSettings,
  config: Fields,
) {
  const isNote = isVault(site.program);
  const {guides, separator} = settings;
  const toUrl = site.program === 'quartz' ? quartzUrl : urlize;
  const isInSubfolder = config.defaultcontentlanguageinsubdir === true;
  const [setting, ...usualRoots] = settings.root;
  /** The subfolders of these folders are sections. */
  const roots = typeof config[setting] === 'string' ? [config[setting]] : usualRoots;
  const {pattern, sections} = permalinksOf(settings, config);
  const routes = site.program === 'astro' ? files.list('src/pages', ROUTE) : [];
  const route = routes.length === 1 ? `/${ROUTE.exec(routes[0] ?? '')?.[1]}/:path` : undefined;

  function placeOf(location: Location, fields: Fields, body: string) {
    const {spoken, section, isInGuides, isPost, isPage, isIndex, isDraft, inside, shown} = location;
    const {lang, language = lang ?? spoken, permalink} = fields;
    const date = publishedOn(fields) ?? dateOf(location.day);
    // Most notes in a vault have the date when they were created, but are not posts
    // The first page of a vault is the first guide
    const isGuide =
      isInGuides || (isNote && !shown) || !(isPost || publishedOn({...fields, created: undefined}));
    const kind: ContentKind = isPage ? 'page' : isGuide ? 'guide' : 'post';
    const ofPosts = isPage ? undefined : (pattern ?? route);
    const usual = sections[section] ?? (isInGuides ? guides : ofPosts);
    const url = urlOf(location, toUrl, fields, date ?? '', usual);
    const key = [...(isInGuides || !section ? [] : [section]), ...inside]
      // Docusaurus ignores names that begin with an underscore
      .map((each) => each.replace(/^_+/, ''))
      .map((each) => (isNote ? keyOf(each) : cleanSlug(each) || 'page'))
      .join('/');
    const slug = cleanSlug(isNote ? urlize(url) : url).replace(
      /^(blog|posts?|articles?|tags?|authors|pages?|spec)\/(?=.)/,
      '',
    );
    return {
      // All translations of a post share a permalink
      id: lang && permalink ? String(permalink) : location.id,
      language: String(language),
      url: spoken === site.language && !isInSubfolder ? url : `/${spoken}${url}`,
      kind,
      ...(kind === 'guide'
        ? {key: path.posix.join(key, isIndex ? 'index' : ''), slug: key}
        : {slug}),
      fields: {
        ...(kind === 'post' && {date}),
        ...(isDraft && {draft: true}),
        // A note with neither a title nor a heading uses its file name as its title
        ...(isNote && shown && !fields.title && !/^\s*# /.test(body) && {title: shown}),
      },
    };
  }

  function read(file: string): Item | undefined {
    const location = locate(file, roots, sections, site);
    if (!location) return undefined;
    const item = readItem(
      files,
      file,
      (fields, body) => placeOf(location, fields, body),
      separator ? new RegExp(separator) : undefined,
    );
    const text = item.body.replace(/\{[{%][^]*?[}%]\}|<[^<>]*>/g, '').trim();
    // VitePress writes its home page in front matter
    if (item.kind !== 'page') return isNote && text === '' && !location.shown ? undefined : item;
    // Hugo's `_index.md` may be the introduction of a list page
    const isInList =
      /(^|\/)_index\.[^/]+$/.test(file) &&
      files.list(path.posix.dirname(file), /(^|\/)(?!_index\.)[^/]+\.md$/).length > 0;
    const isList = text === '' || isInList || /\{%-?\s*for\b/.test(item.body);
    // Jekyll publishes only files with front matter
    return isList || item.line === 1 ? undefined : item;
  }

  /** Returns true for the path of a post or guide. Other HTML files are templates. */
  const isContent = (file: string) => locate(file, roots, sections, site)?.isPage === false;

  return {folders: roots, read, isContent};
}
