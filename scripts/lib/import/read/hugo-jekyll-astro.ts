/** Reads sites that are folders of Markdown: of Hugo, Jekyll, Astro, or of no known program. */
import path from 'node:path';

import {locales} from '../../../../src/lib/locales';
import {cleanSlug, dayAndName, pathOf, urlize} from '../addresses';
import type {SourceFiles} from '../files';
import {fieldsOf} from '../front-matter';
import type {Fields, SourceSite, SourceText} from '../model';
import {exportOf} from './module';
import {PAGE, readText} from './text';

/** Folders with texts in the order of a book, not of a blog. */
const GUIDES = /^_?(docs?|guides?|tutorials?|wiki|book|manual|learn)$/i;
const POSTS = /(^|\/)_(posts|drafts)\//;
/** Jekyll shows only posts with a day in their name. */
const DATED = /(^|\/)_posts\/(.*\/)?\d+-\d+-\d+-[^/]+$/;

/** Where a program keeps texts, and which addresses it gives them. */
type Layout = Omit<SourceSite, 'texts'> & {
  /** Folders with texts. Some belong to a language, or are a section by themselves. */
  roots: {folder: string; language?: string | undefined; section?: string | undefined}[];
  /** The language of texts that name none, and those that a path may name. */
  language: string;
  languages: string[];
  /** The pattern of the address of a text; `undefined` for its path. */
  patternOf?: (section: string, isGuide: boolean) => unknown;
  /** Is a text outside of a section a page? */
  hasPages: boolean;
  separator?: RegExp;
};

function readFile(files: SourceFiles, layout: Layout, file: string): SourceText[] {
  const known = [...locales, ...layout.languages];
  const root = layout.roots.find(({folder}) => folder === '' || file.startsWith(`${folder}/`));
  const folders = path.posix.relative(root?.folder ?? '', file).split('/');
  const whole = (folders.pop() ?? '').replace(/\.\w+$/, '');
  // `name.en.md`, or a folder of a language
  const suffix = known.find((each) => whole.endsWith(`.${each}`));
  const base = suffix === undefined ? whole : whole.slice(0, -suffix.length - 1);
  const at = folders.slice(0, 2).findIndex((each) => known.includes(each));
  const [folder] = at < 0 ? [] : folders.splice(at, 1);
  const spoken = suffix ?? folder ?? root?.language;
  const section = root?.section ?? folders.shift() ?? '';
  const isGuide = GUIDES.test(section);
  const isPost = POSTS.test(file) || (layout.hasPages && !isGuide && !/^(pages?)?$/.test(section));
  if (!isGuide && (base === '_index' || (layout.hasPages && !isPost))) {
    files.note(file, PAGE);
    return [];
  }
  const isIndex = /^_?index$/.test(base);
  const [day, name] = dayAndName(isIndex ? (folders.at(-1) ?? section) : base);
  const inside = isIndex ? folders : [...folders, isGuide ? base : name];
  const sections = [section, ...inside.slice(0, -1)].filter(Boolean);
  // Folders above `_posts` are categories, too
  const above = /^(.*?)\/?_(posts|drafts)\//.exec(file)?.[1]?.split('/') ?? [];
  const key = [...(isGuide || !section ? [] : [section]), ...inside, ...(isIndex ? ['index'] : [])]
    .map((each) => cleanSlug(each) || 'text')
    .join('/');
  const text = readText(files, file, (fields) => {
    const {lang, language = lang ?? spoken ?? layout.language, permalink} = fields;
    const isDated = (day ?? fields.date) !== undefined;
    const kind = isGuide || !(isPost || isDated) ? 'guide' : 'post';
    const slug = urlize(String(fields.slug ?? name));
    const end = inside.length > 0 ? slug : '';
    const usual = [...sections.map((each) => urlize(each.replace(/^_/, ''))), end].join('/');
    const own = fields.url ?? permalink ?? layout.patternOf?.(section, isGuide);
    const pattern = typeof own === 'string' ? own : `/${usual}`;
    const categories = [...above, fields.categories ?? fields.category ?? []].flat();
    return {
      kind,
      language: String(language),
      name,
      // Versions in several languages have one address
      id: lang && permalink ? String(permalink) : [section, ...folders, base].join('/'),
      key: kind === 'guide' ? `${key}.${file.endsWith('x') ? 'mdx' : 'md'}` : undefined,
      date: day,
      pattern:
        spoken === undefined || spoken === layout.language ? pattern : `/${spoken}/${pattern}`,
      parts: {
        ...{section, sections: sections.join('/'), filename: name, contentbasename: name},
        ...{slugorfilename: slug, slugorcontentbasename: slug},
        slugorname: String(fields.slug ?? name),
        slug: urlize(String(fields.slug ?? fields.title ?? name)),
        categories: categories.filter(Boolean).join('/').toLowerCase(),
        path: [...inside.slice(0, -1).map(urlize), slug].join('/'),
      },
      separator: layout.separator,
      fields: POSTS.test(file) && !DATED.test(file) ? {draft: true} : {},
    };
  });
  return [text];
}

/** Reads the texts of a layout. */
function readFolders(files: SourceFiles, layout: Layout): SourceSite {
  const found = layout.roots.flatMap(({folder}) => files.list(folder, /\.(mdx?|markdown)$/i));
  const texts = [...new Set(found)].filter(
    (file) => !/(^|\/)[A-Z_]+\.md$|^[^/]*\.github\//.test(file),
  );
  return {...layout, texts: texts.flatMap((file) => readFile(files, layout, file))};
}

const TEXTS = ['toml', 'yaml', 'yml', 'json'];
const SCRIPTS = ['mjs', 'ts', 'js', 'mts', 'cjs'];
const basePath = (url: unknown) =>
  pathOf(typeof url === 'string' ? url.replace(/^\w+:\/\/[^/]*/, '') : '').replace(/\/$/, '');

export function readHugo(files: SourceFiles): SourceSite | undefined {
  const folder = 'config/_default';
  const names = ['hugo', 'config', `${folder}/hugo`, `${folder}/config`];
  if (files.find(names, TEXTS) === undefined) return undefined;
  const written = Object.entries(fieldsOf(files, names, TEXTS));
  const config: Fields = Object.fromEntries(
    written.map(([name, value]) => [name.toLowerCase(), value]),
  );
  const part = (name: string) =>
    (config[name] ?? fieldsOf(files, [`${folder}/${name}`], TEXTS)) as Fields;
  const languages = Object.entries(part('languages') as Record<string, Fields>);
  const {page = {}, ...patterns} = part('permalinks');
  const root = String(config.contentdir ?? 'content');
  const roots = languages.flatMap(([language, {contentDir, contentdir = contentDir}]) =>
    typeof contentdir === 'string' ? {folder: contentdir, language} : [],
  );
  return readFolders(files, {
    marks: 'hugo',
    base: basePath(config.baseurl),
    roots: [...roots, {folder: root}],
    language: String(config.defaultcontentlanguage ?? config.languagecode ?? 'en'),
    languages: languages.map(([name]) => name),
    patternOf: (section) => ({...patterns, ...(page as Fields)})[section],
    staticFolders: ['static', 'assets', ...languages.map(([name]) => `static/${name}`)],
    hasSlashAtEnd: true,
    hasPages: true,
  });
}

const STYLES: Record<string, string> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:month/:day/:title.html',
  none: '/:categories/:title.html',
};

export function readJekyll(files: SourceFiles): SourceSite | undefined {
  const all = files.list('', /\.(md|markdown|html?|adoc|textile)$/);
  if (!files.isFile('_config.yml') && !all.some((file) => POSTS.test(file))) return undefined;
  const config = fieldsOf(files, ['_config'], ['yml']);
  type Default = {scope?: {type?: unknown}; values?: {permalink?: unknown}};
  const defaults = (Array.isArray(config.defaults) ? config.defaults : []) as Default[];
  const own = defaults.find(({scope, values}) => scope?.type === 'posts' && values?.permalink);
  const written = String(own?.values?.permalink ?? config.permalink ?? 'date');
  const pattern = (STYLES[written] ?? written).replace(':title', ':slugorname');
  for (const file of all)
    if (POSTS.test(file) && !/\.(md|markdown)$/.test(file))
      files.note(file, 'a text in Markdown; this one is left out');
  return readFolders(files, {
    marks: 'jekyll',
    base: basePath(config.baseurl),
    roots: [{folder: ''}],
    language: String(config.lang ?? config.locale ?? 'en'),
    languages: [],
    patternOf: (_, isGuide) => (isGuide ? undefined : pattern),
    staticFolders: [''],
    hasSlashAtEnd: pattern.endsWith('/'),
    hasPages: true,
    separator: /[\s,]+/,
  });
}

export function readAstro(files: SourceFiles): SourceSite | undefined {
  const configFile = files.find(['astro.config'], SCRIPTS);
  if (configFile === undefined) return undefined;
  const config = (exportOf(files.text(configFile)) ?? {}) as Fields;
  const {defaultLocale = 'en', locales: languages = []} = (config.i18n ?? {}) as {
    defaultLocale?: string;
    locales?: unknown[];
  };
  const collections = files.find(['src/content.config', 'src/content/config'], SCRIPTS);
  const code = collections === undefined ? '' : files.text(collections);
  // Collections with a folder of their own: `loader: glob({base: './posts'})`
  const bases = code.matchAll(/\bbase:\s*["'`](?:\.?\/)?([^"'`]+?)\/?["'`]/g);
  const own = [...bases].map(([, folder = '']) => ({folder, section: path.posix.basename(folder)}));
  const usual = ['src/content', 'src/pages', 'src/data'].map((folder) => ({folder}));
  return readFolders(files, {
    base: basePath(config.base),
    roots: [...own, ...usual],
    language: defaultLocale,
    languages: languages.filter((each) => typeof each === 'string'),
    // The usual address: what pages make of a collection cannot be read from their code
    patternOf: (_, isGuide) => (isGuide ? '/:path' : undefined),
    staticFolders: ['public', ''],
    hasSlashAtEnd: true,
    hasPages: true,
  });
}

/** Reads a folder of Markdown. What has a day, or stands in a folder of posts, is a post. */
export const readPlain = (files: SourceFiles): SourceSite =>
  readFolders(files, {
    ...{base: '', roots: [{folder: ''}], language: 'en', languages: [], staticFolders: ['']},
    ...{hasSlashAtEnd: false, hasPages: false},
  });
