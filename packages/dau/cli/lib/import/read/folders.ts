import path from 'node:path';

import type {ContentKind} from '../../../../content/content-files';
import {locales} from '../../../../settings/locales';
import {pathOf, cleanSlug, keyOf, urlize} from '../urls-and-slugs';
import type {SourceFiles} from '../files';
import {dateOf, publishedOn, readItem} from '../front-matter';
import {isVault, type Fields, type Item, type ProgramSettings, type SourceSite} from '../model';

const GUIDES = /^_?(docs?|guides?|tutorials?|wiki|book|manual|learn)$/i;
const POSTS = /(^|\/)_(posts|drafts)\//;
const PAGES = /^_?(pages?|tabs|spec)$/;
/** Matches the start of a URL that would repeat `/blog`, or be the URL of a list. */
const LIST = /^(blog|posts?|articles?|tags?|authors|pages?|spec)\/(?=.)/;
/** Matches Astro's route for single posts, which has the name that its author chose. */
const ROUTE = /^src\/pages\/(.+)\/\[(?:\.\.\.)?(?:slug|id|post)\](?:\/index)?\.astro$/;

/** Returns the permalinks of all posts and of single sections, with placeholders such as `:year`. */
function permalinksOf({permalink, styles}: ProgramSettings, config: Fields) {
  const {page = {}, ...sections} = Object(config.permalinks) as Fields;
  type Default = {scope?: {type?: unknown}; values?: {permalink?: unknown}};
  const defaults = [config.defaults ?? []].flat() as Default[];
  const ofPosts = defaults.find(({scope, values}) => scope?.type === 'posts' && values?.permalink);
  const collections = Object.entries(Object(config.collections) as Fields).map(([name, each]) => [
    `_${name}`,
    (Object(each) as Fields).permalink ?? '/:collection/:path',
  ]);
  const own = String(ofPosts?.values?.permalink ?? config.permalink ?? permalink);
  return {
    pattern: permalink && `/${styles?.[own] ?? own}`,
    sections: {...sections, ...(page as Fields), ...Object.fromEntries(collections)} as Fields,
  };
}

/**
 * Returns patterns for the old site's languages. If its settings list fewer than two, the languages are those
 * of this site.
 */
function languagePatterns({config, language}: SourceSite) {
  const [listed] = [config.languages, config.language].filter((each) => typeof each === 'object');
  const names = Array.isArray(listed) ? listed.map(String) : Object.keys(listed ?? {});
  const codes = [...(names.length > 1 ? names : locales), language]
    .filter((each) => /^[\w-]+$/.test(each))
    .join('|')
    .replaceAll('-', '[-_]');
  return {
    /** Matches the language in a path: `en/name.md` or `posts/en/name.md`. */
    inPath: new RegExp(`^([^/]+/)?(${codes})/`, 'i'),
    /** Matches the language in a file name: `name.en.md`. */
    inName: new RegExp(`\\.(${codes})(?=\\.\\w+$)`, 'i'),
  };
}

/** Returns what the path of a file says about it, or `undefined` if the file is not published. */
function locate(file: string, roots: readonly string[], sections: Fields, site: SourceSite) {
  const {program, language} = site;
  const {inPath, inName} = languagePatterns(site);
  const root = roots.find((folder) => file.startsWith(folder && `${folder}/`));
  const inRoot = path.posix.relative(root ?? '', file);
  const [, , folderLanguage = language] = inPath.exec(inRoot) ?? [];
  const [, fileLanguage = folderLanguage] = inName.exec(inRoot) ?? [];
  const {dir, name: base} = path.posix.parse(inRoot.replace(inPath, '$1').replace(inName, ''));
  const [section = '', ...folders] = dir.split('/');
  // The files in these folders describe people
  if (/^_?authors?$/i.test(section)) return undefined;
  const isInGuides = GUIDES.test(section);
  const isIndex = /^(_?index|readme)$/i.test(base);
  const shown = isIndex ? (folders.at(-1) ?? section) : base;
  const [, day, name = shown] = /^(\d{4}-\d\d?-\d\d?)-(.+)$/.exec(shown) ?? [];

  /** Returns `undefined` if only the front matter can tell a post from a guide. */
  function kindOf(): ContentKind | undefined {
    if (isInGuides) return 'guide';
    if (POSTS.test(file) || program === 'hashnode') return 'post';
    // The first page of a vault is the first guide
    if (isVault(program)) return shown ? undefined : 'guide';
    if (PAGES.test(section)) return 'page';
    if (program === 'jekyll' && Object.hasOwn(sections, section)) return undefined;
    const isTop = section === '' || base === '_index' || (isIndex && folders.length === 0);
    return isTop || /^(hexo|jekyll)$/.test(program) ? 'page' : 'post';
  }
  const kind = kindOf();
  // This site has its own home page, and Jekyll does not publish its own folders
  const isOwnPage = /^(404)?$/.test(shown) || /^_(?!pages|tabs)/.test(section);
  if (kind === 'page' && isOwnPage) return undefined;
  if (program === 'astro' && file.includes('/_')) return undefined;
  return {
    kind,
    fileLanguage,
    section,
    isInGuides,
    isIndex,
    shown,
    day,
    name,
    /** The path without its language, the same for all translations. */
    id: path.posix.join(dir, base),
    /** The folders below the section, and the file. */
    inside: isIndex ? folders : [...folders, isInGuides ? base : name],
    // Jekyll does not publish posts without a date in their file name
    isDraft:
      /(^|\/)(_drafts\/|draft-[\da-f]+\.md$)/.test(file) ||
      (program === 'jekyll' && POSTS.test(file) && !day),
  };
}

type Location = NonNullable<ReturnType<typeof locate>>;

/** Returns the folders to search, and a function that reads a post, guide or page. */
export function openFolders(files: SourceFiles, site: SourceSite) {
  const {settings, config} = site;
  const {guides, separator, urls} = settings;
  const isNote = isVault(site.program);
  const isInSubfolder = config.defaultcontentlanguageinsubdir === true;
  const [setting, ...usualRoots] = settings.root;
  /** The subfolders of these folders are sections. */
  const roots = typeof config[setting] === 'string' ? [config[setting]] : usualRoots;
  const {pattern, sections} = permalinksOf(settings, config);
  const routes = site.program === 'astro' ? files.list('src/pages', ROUTE) : [];
  const route = routes.length === 1 ? `/${ROUTE.exec(routes[0] ?? '')?.[1]}/:path` : undefined;

  const toUrl = (name: string) =>
    urls ? name.replace(/[\s&%?#]/g, (sign) => urls[sign] ?? '-') : urlize(name);

  /** Returns a page's URL. `permalink` is a path with placeholders such as `:year`, if there is one. */
  function urlOf(location: Location, old: Fields, date: string, permalink: unknown): string {
    const {section, inside, name} = location;
    const {title = name, postslug = name, slug = postslug, ...fields} = old;
    const [year = '', month = '', day = ''] = date.split(/[-T]/);
    const above = [section, ...inside.slice(0, -1)].filter(Boolean);
    const categories = [fields.categories ?? fields.category ?? []].flat().map(String);
    const short = toUrl(String(slug));
    const parts: Record<string, string> = {
      year,
      month,
      day,
      section,
      sections: above.join('/'),
      output_ext: '',
      collection: section.replace(/^_/, ''),
      name: short,
      slug: urlize(String(slug === name ? title : slug)),
      // In Hugo, `:title` is the post's title; elsewhere, it is the name of the file
      title: site.program === 'hugo' ? urlize(String(title)) : String(slug),
      categories: categories.join('/').toLowerCase(),
      category: categories[0] ?? '',
      path: [...inside.slice(0, -1).map(toUrl), short].join('/'),
    };
    const usual = [...above.map((each) => toUrl(each.replace(/^_/, ''))), inside[0] && short];
    const given = fields.url ?? fields.permalink ?? permalink;
    const full = typeof given === 'string' ? given : `/${usual.filter(Boolean).join('/')}`;
    const written = full.replace(/:(\w+)(\[1:\])?/g, (_, part: string, isShort?: string) =>
      // Other placeholders are fields, such as Hexo's `abbrlink`, or variants of the slug
      isShort ? above.slice(1).join('/') : (parts[part] ?? String(fields[part] ?? short)),
    );
    return pathOf(written);
  }

  /** Returns an item's language, URL, kind and key, and the fields that its place decides. */
  function placeOf(location: Location, fields: Fields, body: string) {
    const {fileLanguage, section, isInGuides, isIndex, isDraft, inside, shown} = location;
    const {lang, language = lang ?? fileLanguage, permalink} = fields;
    const date = publishedOn(fields) ?? dateOf(location.day);
    // Most notes in a vault have the date when they were created, but are not posts
    const isDated = publishedOn({...fields, created: undefined}) !== undefined;
    const kind = location.kind ?? (isDated ? 'post' : 'guide');
    const ofPosts = kind === 'page' ? undefined : (pattern ?? route);
    const usual = sections[section] ?? (isInGuides ? guides : ofPosts);
    const url = urlOf(location, fields, date ?? '', usual);
    const key = [...(isInGuides || !section ? [] : [section]), ...inside]
      // Docusaurus ignores names that begin with an underscore
      .map((each) => each.replace(/^_+/, ''))
      .map((each) => (isNote ? keyOf(each) : cleanSlug(each) || 'page'))
      .join('/');
    const slug = cleanSlug(isNote ? urlize(url) : url).replace(LIST, '');
    return {
      // All translations of a post share a permalink
      id: lang && permalink ? String(permalink) : location.id,
      language: String(language),
      url: fileLanguage === site.language && !isInSubfolder ? url : `/${fileLanguage}${url}`,
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
    const place = (fields: Fields, body: string) => placeOf(location, fields, body);
    const item = readItem(files, file, place, separator);
    const text = item.body.replace(/\{[{%][^]*?[}%]\}|<[^<>]*>/g, '').trim();
    if (item.kind !== 'page') {
      // VitePress writes its home page in front matter, and this site has its own
      const isHome = isNote && text === '' && !location.shown;
      return isHome ? undefined : item;
    }
    // Hugo's `_index.md` may be the introduction of a list page
    const isInList =
      /(^|\/)_index\.[^/]+$/.test(file) &&
      files.list(path.posix.dirname(file), /(^|\/)(?!_index\.)[^/]+\.md$/).length > 0;
    const isList = text === '' || isInList || /\{%-?\s*for\b/.test(item.body);
    // Jekyll publishes only files with front matter
    return isList || item.line === 1 ? undefined : item;
  }

  /** Returns whether a file in another format is content. Among pages, HTML files are templates. */
  const isContent = (file: string) =>
    (locate(file, roots, sections, site) ?? {kind: 'page'}).kind !== 'page';

  return {folders: roots, read, isContent};
}
