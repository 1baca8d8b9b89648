/** Reads the sites of all programs other than Docusaurus, whose folders and URLs differ. */
import path from 'node:path';

import {locales} from '../../../../settings/locales';
import {pathOf, cleanSlug, keyOf, urlize} from '../urls-and-slugs';
import type {SourceFiles} from '../files';
import {dateOf, publishedOn, readItem} from '../front-matter';
import type {Fields, Item, Kind, SourceSite} from '../model';

const GUIDES = /^_?(docs?|guides?|tutorials?|wiki|book|manual|learn)$/i;
const POSTS = /(^|\/)_(posts|drafts)\//;
/** Matches folders with pages, and with files that describe people. */
const OTHERS = /^_?(pages?|tabs|spec|authors?)$/i;
/** Matches the start of a URL that would repeat `/blog`, or be the URL of a list. */
const LIST = /^(blog|posts?|articles?|tags?|authors|pages?|spec)\/(?=.)/;
/** Matches Astro's route for single posts, which has the name that its author chose. */
const ROUTE = /^src\/pages\/(.+)\/\[(?:\.\.\.)?(?:slug|id|post)\](?:\/index)?\.astro$/;

/** Returns patterns for the languages of the old site and of this site. */
function languagePatterns({config, language}: SourceSite) {
  const listed = [config.languages, config.language].flatMap((each) =>
    Array.isArray(each) ? each.map(String) : Object.keys(each instanceof Object ? each : {}),
  );
  const codes = [...listed, ...locales, language]
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

/** Where a post or guide is: `section/folder/name.md`. */
type Place = {section: string; inside: readonly string[]; name: string; date: string};

/** Returns a post's URL. `usual` is a path with placeholders such as `:year`, if there is one. */
function urlOf(site: SourceSite, place: Place, old: Fields, usual: unknown): string {
  const {section, inside, name, date} = place;
  const {urls} = site.settings;
  const toUrl = (each: string) =>
    urls ? each.replace(/[\s&%?#]/g, (sign) => urls[sign] ?? '-') : urlize(each);
  const {title = name, postslug = name, slug = postslug, ...fields} = old;
  const [year = '', month = '', day = ''] = date.split(/[-T ]/);
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
    name: short,
    slug: urlize(String(slug === name ? title : slug)),
    // In Hugo, `:title` is the post's title; elsewhere, it is the name of the file
    title: site.program === 'hugo' ? urlize(String(title)) : String(slug),
    categories: categories.join('/').toLowerCase(),
    category: categories[0] ?? '',
    path: [...inside.slice(0, -1).map(toUrl), short].join('/'),
  };
  const folders = above.map((each) => toUrl(each.replace(/^_/, '')));
  const plain = `/${[...folders, inside[0] && short].filter(Boolean).join('/')}`;
  const written = String(fields.url ?? fields.permalink ?? usual ?? plain);
  // Other placeholders are fields, such as Hexo's `abbrlink`, or variants of the slug
  const valueOf = (part: string) => parts[part] ?? String(fields[part] ?? short);
  return pathOf(written.replace(/:(\w+)(?:\[[^\]]*\])?/g, (_, part: string) => valueOf(part)));
}

/** Returns the folders to search, and a function that reads a post or guide. */
export function openFolders(files: SourceFiles, site: SourceSite) {
  const {program, settings, config} = site;
  const {guides, separator, permalink, styles, anywhere, vault: isNote} = settings;
  const [setting, ...usualRoots] = settings.root;
  /** The subfolders of these folders are sections. */
  const roots = typeof config[setting] === 'string' ? [config[setting]] : usualRoots;
  const {inPath, inName} = languagePatterns(site);
  const ofSections = Object(config.permalinks) as Fields;
  const permalinks: Fields = {...ofSections, ...Object(ofSections.page)};
  const routes = files.list('src/pages', ROUTE);
  const pattern = String(config.permalink ?? permalink);
  const ofPosts =
    (permalink && `/${styles?.[pattern] ?? pattern}`) ??
    (routes.length === 1 ? `/${ROUTE.exec(routes[0] ?? '')?.[1]}/:path` : undefined);

  function read(file: string): Item | undefined {
    const root = roots.find((folder) => file.startsWith(folder && `${folder}/`));
    const inRoot = path.posix.relative(root ?? '', file);
    const [, , folderLanguage = site.language] = inPath.exec(inRoot) ?? [];
    const [, fileLanguage = folderLanguage] = inName.exec(inRoot) ?? [];
    const {dir, name: base} = path.posix.parse(inRoot.replace(inPath, '$1').replace(inName, ''));
    const [section = '', ...folders] = dir.split('/');
    const isInGuides = GUIDES.test(section);
    const isPost = POSTS.test(file) || program === 'hashnode';
    const isIndex = /^(_?index|readme)$/i.test(base);
    const isList = section === '' || base === '_index' || (isIndex && folders.length === 0);
    const isElsewhere = !isInGuides && !isPost && !isNote;
    // The file is a page, describes an author, or is a part of the site's program
    if (isElsewhere && (!anywhere || isList || OTHERS.test(section))) return undefined;
    // Astro does not publish these files
    if (program === 'astro' && file.includes('/_')) return undefined;
    const shown = isIndex ? (folders.at(-1) ?? section) : base;
    const [, day, name = shown] = /^(\d{4}-\d\d?-\d\d?)-(.+)$/.exec(shown) ?? [];
    const inside = isIndex ? folders : [...folders, isInGuides ? base : name];
    const key = [...(isInGuides || !section ? [] : [section]), ...inside]
      // Docusaurus ignores names that begin with an underscore
      .map((each) => each.replace(/^_+/, ''))
      .map((each) => (isNote ? keyOf(each) : cleanSlug(each) || 'page'))
      .join('/');
    // Jekyll does not publish posts without a date in their file name
    const isDraft =
      /(^|\/)(_drafts\/|draft-[\da-f]+\.md$)/.test(file) ||
      (program === 'jekyll' && isPost && !day);

    function placeOf(fields: Fields, body: string) {
      const {lang, language = lang ?? fileLanguage} = fields;
      const date = publishedOn(fields) ?? dateOf(day);
      // Most notes in a vault have the date when they were created, but are not posts
      const isDated = publishedOn({...fields, created: undefined}) !== undefined;
      const kind = isInGuides || (isNote && !(shown && isDated)) ? 'guide' : 'post';
      const usual = permalinks[section] ?? (isInGuides ? guides : ofPosts);
      const url = urlOf(site, {section, inside, name, date: date ?? ''}, fields, usual);
      const isUntitled = !fields.title && !/^\s*# /.test(body);
      const isNamed = isUntitled || keyOf(shown) === shown.toLowerCase();
      const names = [fields.aliases ?? [], isNamed ? [] : shown].flat();
      const isMain = fileLanguage === site.language && !config.defaultcontentlanguageinsubdir;
      return {
        // All translations of a post share a permalink, or a path without its language
        id: lang && fields.permalink ? String(fields.permalink) : path.posix.join(dir, base),
        language: String(language),
        url: isMain ? url : `/${fileLanguage}${url}`,
        kind: kind as Kind,
        ...(kind === 'guide'
          ? {key: path.posix.join(key, isIndex ? 'index' : ''), slug: key}
          : {slug: cleanSlug(isNote ? urlize(url) : url).replace(LIST, '')}),
        fields: {
          ...(kind === 'post' && {date}),
          ...(isDraft && {draft: true}),
          // A note with neither a title nor a heading uses its file name as its title. Wikilinks contain
          // the file name, the title or an alias
          ...(isNote && isUntitled && shown && {title: shown}),
          ...(isNote && names.length > 0 && {aliases: names}),
        },
      };
    }
    const item = readItem(files, file, placeOf, separator);
    // VitePress writes its home page in front matter, and this site has its own
    return isNote && !shown && item.body.trim() === '' ? undefined : item;
  }

  return {folders: roots, read};
}
