/** Reads the existing content: authors, tags, sections, series, projects and events. */
import fs from 'node:fs';
import path from 'node:path';

import {contentFiles, contentFolder, readText} from '../../../src/plugins/content/check/files';
import {parseFrontMatter, type Fields} from '../../../src/plugins/content/check/yaml';
import {defaultLocale, type Locale, type Localized} from '../../../src/lib/locales';
import {editSource} from '../edit/source';
import {readEntries} from '../edit/yaml';

export const AUTHORS_FILE = 'blog/authors.yml';
export const PROJECTS_FILE = 'src/data/projects.ts';
export const COMMUNITY_FILE = 'src/data/community.ts';

/** An item with a key, and its display name. */
export type Named = {readonly key: string; readonly name: string};

export type KnownPost = {
  readonly file: string;
  /** Path below `blog`. */
  readonly slug: string;
  readonly series?: {readonly name: string; readonly part: number; readonly nameEn?: string};
};

/** The existing content of a site that new content can refer to. */
export type ContentSite = {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly authors: readonly Named[];
  readonly tags: Readonly<Record<'post' | 'guide' | 'project', readonly Named[]>>;
  /** Folders in `docs`. */
  readonly sections: readonly Named[];
  /** Name of the first sidebar. */
  readonly sidebar: string;
  readonly posts: readonly KnownPost[];
  readonly projects: readonly string[];
  readonly events: readonly string[];
};

const read = (siteDir: string, file: string): string | undefined => {
  const absolute = path.join(siteDir, file);
  return fs.existsSync(absolute) ? fs.readFileSync(absolute, 'utf8') : undefined;
};

/** Returns the tags file of posts or guides in a language. */
export const tagsFile = (kind: 'post' | 'guide', locale: Locale) =>
  `${contentFolder(kind, locale)}/tags.yml`;

function entries(siteDir: string, file: string, field: string): Named[] {
  return Object.entries(readEntries(read(siteDir, file) ?? '')).map(([key, entry]) => ({
    key,
    name: typeof entry[field] === 'string' ? entry[field] : key,
  }));
}

/** Lists the folders in `docs` that have a guide or a category file. */
function sectionsOf(siteDir: string): Named[] {
  const root = path.join(siteDir, contentFolder('guide', defaultLocale));
  if (!fs.existsSync(root)) return [];
  const folders = fs
    .readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /^_category_\.|\.mdx?$/.test(entry.name))
    .map((entry) => path.relative(root, entry.parentPath).split(path.sep).join('/'))
    .filter((folder) => folder !== '' && !/(^|\/)[_.]/.test(folder));
  return [...new Set(folders)].sort().map((key) => {
    const category =
      read(root, `${key}/_category_.yml`) ?? read(root, `${key}/_category_.yaml`) ?? '';
    const label = (readEntries(category) as Record<string, unknown>).label;
    return {key, name: typeof label === 'string' ? label : key};
  });
}

function frontMatterOf(siteDir: string, file: string): Fields {
  const parsed = parseFrontMatter(file, readText(siteDir, file));
  return 'fields' in parsed ? parsed.fields : {};
}

/**
 * Returns Docusaurus' default slug of a post file: `2026/03/02/first` for
 * `2026-03-02-first/index.mdx`.
 */
function slugOfFile(key: string): string {
  const name = key.replace(/(\/index)?\.mdx?$/, '');
  return name.replace(/^(\d{4})-(\d{2})-(\d{2})-/, '$1/$2/$3/');
}

function postsOf(siteDir: string): KnownPost[] {
  const texts = contentFiles(siteDir).filter(({kind}) => kind === 'post');
  return texts
    .filter(({locale}) => locale === defaultLocale)
    .map(({file, key}) => {
      const {slug, series, part} = frontMatterOf(siteDir, file);
      const translation = texts.find((text) => text.locale === 'en' && text.key === key);
      const nameEn = translation && frontMatterOf(siteDir, translation.file).series;
      return {
        file,
        slug: typeof slug === 'string' ? slug.replace(/^\//, '') : slugOfFile(key),
        ...(typeof series === 'string' && {
          series: {
            name: series,
            part: Number(part) || 0,
            ...(typeof nameEn === 'string' && {nameEn}),
          },
        }),
      };
    });
}

const idsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.map((item) => String((item as {id?: unknown} | undefined)?.id)) : [];

/** Reads the existing content of a site. All files are optional. */
export function readContentSite(siteDir: string): ContentSite {
  const source = (file: string) => editSource(file, read(siteDir, file) ?? '');
  const projects = source(PROJECTS_FILE);
  const baseUrl = source('src/config/site.ts').read(['site', 'baseUrl']);
  const projectTags = (projects.read(['default', 'tags']) ?? {}) as Readonly<
    Record<string, {label?: Partial<Localized>} | undefined>
  >;
  const sidebars = source('sidebars.ts').read(['default']);
  return {
    siteDir,
    baseUrl: typeof baseUrl === 'string' ? baseUrl : '/',
    authors: entries(siteDir, AUTHORS_FILE, 'name'),
    tags: {
      post: entries(siteDir, tagsFile('post', defaultLocale), 'label'),
      guide: entries(siteDir, tagsFile('guide', defaultLocale), 'label'),
      project: Object.entries(projectTags).map(([key, tag]) => ({
        key,
        name: tag?.label?.[defaultLocale] ?? key,
      })),
    },
    sections: sectionsOf(siteDir),
    sidebar: Object.keys((sidebars ?? {}) as object)[0] ?? 'tutorialSidebar',
    posts: postsOf(siteDir),
    projects: idsIn(projects.read(['default', 'projects'])),
    events: idsIn(source(COMMUNITY_FILE).read(['default', 'events'])),
  };
}
