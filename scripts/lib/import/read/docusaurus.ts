/** Reads a Docusaurus site, version 2 or 3. */
import path from 'node:path';

import {defaultLocale, locales} from '../../../../src/lib/locales';
import {frameworkAddress} from '../addresses';
import type {SourceFiles} from '../files';
import {commonFields, parseFields, readText} from '../front-matter';
import type {Entries, SourceSite, SourceText, TextKind} from '../model';
import {contentFolder} from '../place';
import {exportOf} from './module';

const CONFIG = ['js', 'ts', 'mjs', 'cjs', 'mts'].map((end) => `docusaurus.config.${end}`);

type Options = {id?: unknown; path?: unknown; routeBasePath?: unknown} | false;
type Config = {
  presets?: unknown[];
  plugins?: unknown[];
  i18n?: {defaultLocale?: string; locales?: string[]};
  baseUrl?: unknown;
  trailingSlash?: unknown;
};

/** A folder of texts in one language. */
export type Folder = {
  kind: TextKind;
  language: string;
  folder: string;
  /** Its address, without slashes at its ends. */
  route: string;
  /** Folder here, if the site has several of a kind. */
  prefix: string;
  /** The folder of the originals, if these are translations. */
  original?: string;
};

/** A path of the configuration, without `./` and slashes at its ends. */
const plain = (value: unknown, fallback: string) =>
  (typeof value === 'string' ? value : fallback).replace(/^\.?\/+|\/+$/g, '');

/** The folders that have posts and guides, each language by itself. */
function foldersOf({presets = [], plugins = [], i18n = {}}: Config): Folder[] {
  const listed = [...presets, ...plugins].map((each) => [each].flat() as [unknown, unknown?]);
  const classic = listed.find(([name]) => /classic$/.test(String(name)));
  const preset = (classic?.[1] ?? {}) as {docs?: Options; blog?: Options};
  const own = listed.flatMap(([name, options = {}]) => {
    const [, kind] = /plugin-content-(docs|blog)$/.exec(String(name)) ?? [];
    return kind ? [[kind, options as Options] as const] : [];
  });
  const all = [['docs', preset.docs ?? {}] as const, ['blog', preset.blog ?? {}] as const, ...own];
  const {defaultLocale: first = 'en', locales: languages = []} = i18n;
  const seen = new Set<string>();
  return all.flatMap(([name, options]): Folder[] => {
    if (!options) return [];
    const kind = name === 'blog' ? 'post' : 'guide';
    const folder = plain(options.path, name);
    const route = plain(options.routeBasePath, name);
    const id = plain(options.id, 'default');
    const prefix = seen.has(kind) ? route || id : '';
    seen.add(kind);
    const plugin = `docusaurus-plugin-content-${name}${id === 'default' ? '' : `-${id}`}`;
    const translated = languages.flatMap((language): Folder[] => {
      if (language === first || !locales.some((each) => each === language)) return [];
      const place = `i18n/${language}/${plugin}${name === 'docs' ? '/current' : ''}`;
      const address = `${language}/${route}`.replace(/\/$/, '');
      return [{kind, language, prefix, folder: place, route: address, original: folder}];
    });
    return [{kind, language: first, folder, route, prefix}, ...translated];
  });
}

/** The texts of a folder. */
export function textsIn(files: SourceFiles, place: Folder): SourceText[] {
  const {kind, language, folder, route, prefix, original} = place;
  return files.list(folder, /\.mdx?$/).flatMap((file): SourceText[] => {
    const key = file.slice(folder.length + 1);
    if (/(^|\/)(_|__tests__\/)/.test(key)) return [];
    if (original !== undefined && !files.isFile(`${original}/${key}`)) {
      files.note(file, 'a translation of a text that is there; it was not shown, and is left out');
      return [];
    }
    const {fields: written, body, line} = readText(files, file);
    const fields = commonFields(written);
    const address = frameworkAddress(kind, key, written);
    if (prefix && String(fields.slug ?? '').startsWith('/')) fields.slug = `/${prefix}${address}`;
    return [
      {
        file,
        kind,
        language,
        id: `${prefix}/${key}`,
        key: prefix ? `${prefix}/${key}` : key,
        address: `/${route}${address}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1'),
        aliases: [],
        fields,
        body,
        line,
        isMarkdown: (fields.mdx as {format?: string} | undefined)?.format === 'md',
      },
    ];
  });
}

/** What the import of a Docusaurus site leaves out, or cannot know. */
function noteLeftOut(files: SourceFiles, configFile: string, config: Config | undefined): void {
  if (!config) files.note(configFile, 'settings that are literals; the usual folders are assumed');
  for (const language of config?.i18n?.locales ?? []) {
    const isOurs = locales.some((each) => each === language);
    const expected = `one of ${locales.join(', ')}; translations to this language are left out`;
    if (!isOurs && language !== config?.i18n?.defaultLocale)
      files.note(configFile, expected, undefined, language);
  }
  const sidebars = ['sidebars.js', 'sidebars.ts'].find((file) => files.isFile(file));
  if (sidebars && !files.text(sidebars).includes('autogenerated'))
    files.note(sidebars, 'the order of the files; write sidebar_position into the guides');
  const [version] = files.list('versioned_docs');
  if (version) files.note(version, 'the current version; guides of other versions are left out');
}

export function readDocusaurus(files: SourceFiles): SourceSite | undefined {
  const configFile = CONFIG.find((file) => files.isFile(file));
  if (configFile === undefined) return undefined;
  const config = exportOf(configFile, files.text(configFile)) as Config | undefined;
  noteLeftOut(files, configFile, config);
  const site: Required<SourceSite> = {
    kind: 'docusaurus',
    texts: [],
    base: typeof config?.baseUrl === 'string' ? config.baseUrl.replace(/\/$/, '') : '',
    authors: {},
    tags: {post: {}, guide: {}},
    companions: new Map(),
    staticFolders: ['static'],
    hasSlashAtEnd: config?.trailingSlash === true,
    notes: files.notes,
  };
  for (const place of foldersOf(config ?? {})) {
    const {kind, folder, prefix} = place;
    const locale = locales.find((each) => each === place.language) ?? 'en';
    const entriesOf = (name: string): Entries => {
      const [file] = files.list(folder, new RegExp(`^${folder}/${name}\\.ya?ml$`));
      return file === undefined ? {} : (parseFields(files, file, files.text(file)) as Entries);
    };
    Object.assign((site.tags[kind][locale] ??= {}), entriesOf('tags'));
    if (kind === 'post') Object.assign((site.authors[locale] ??= {}), entriesOf('authors'));
    const here = [contentFolder(kind, place.original ? locale : defaultLocale), prefix];
    for (const file of files.list(folder, /(^|\/)_category_\.(json|ya?ml)$/))
      site.companions.set(path.posix.join(...here, file.slice(folder.length)), file);
    site.texts.push(...textsIn(files, place));
  }
  return site;
}
