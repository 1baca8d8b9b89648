/** Reads a Docusaurus site, version 2 or 3. */
import path from 'node:path';

import {locales, type Locale} from '../../../../src/lib/locales';
import type {Problem} from '../../../../src/lib/problems';
import {addressOf} from '../../../../src/plugins/content/check/addresses';
import {contentFolder} from '../../../../src/plugins/content/check/files';
import {
  parseFrontMatter,
  parseYaml,
  withoutFrontMatter,
} from '../../../../src/plugins/content/check/yaml';
import {Body} from '../edits';
import type {SourceFiles} from '../files';
import type {Companion, Entries, SourceSite, SourceText} from '../model';
import {settingOf} from './config';

const CONFIG = ['docusaurus.config.js', 'docusaurus.config.ts', 'docusaurus.config.mjs'];

export const isDocusaurus = (files: SourceFiles): boolean =>
  CONFIG.some((file) => files.isFile(file));

const isLocale = (name: string): name is Locale => locales.some((locale) => locale === name);

type Folder = {
  readonly kind: 'post' | 'guide';
  readonly locale: Locale;
  readonly folder: string;
  readonly route: string;
  /** The folder of the originals, if these are translations. */
  readonly original?: string;
};

type Options = {readonly path?: unknown; readonly routeBasePath?: unknown};

/** A path of the configuration, without `./` and slashes at its ends. */
const plain = (value: unknown, fallback: string) =>
  (typeof value === 'string' ? value : fallback).replace(/^\.?\/+|\/+$/g, '');

/** The folders that have posts and guides, each language by itself. */
function foldersOf(config: string, notes: Problem[], file: string): Folder[] {
  const presets = (settingOf(config, 'presets') ?? []) as unknown[];
  const [options = {}] = presets.flatMap((preset) =>
    Array.isArray(preset) ? [(preset as unknown[])[1]] : [],
  ) as {docs?: Options | false; blog?: Options | false}[];
  const i18n = (settingOf(config, 'i18n') ?? {}) as {defaultLocale?: string; locales?: string[]};
  const first = i18n.defaultLocale ?? 'en';
  const others = (i18n.locales ?? []).filter((name) => name !== first);
  for (const name of others.filter((each) => !isLocale(each))) {
    notes.push({
      file,
      field: 'i18n',
      expected: `texts in ${locales.join(' or ')}; others are left out`,
      found: name,
    });
  }
  const kinds = [
    ['post', options.blog, 'blog', 'docusaurus-plugin-content-blog'],
    ['guide', options.docs, 'docs', 'docusaurus-plugin-content-docs/current'],
  ] as const;
  return kinds.flatMap(([kind, own, name, plugin]): Folder[] => {
    if (own === false) return [];
    const original = plain(own?.path, name);
    const route = plain(own?.routeBasePath, name);
    const translated = others.filter(isLocale).map((locale) => ({
      kind,
      locale,
      folder: `i18n/${locale}/${plugin}`,
      route: `${locale}/${route}`,
      original,
    }));
    // What is in no language of ours may still hold texts that are: the letters tell
    return [{kind, locale: isLocale(first) ? first : 'en', folder: original, route}, ...translated];
  });
}

const isText = (key: string) =>
  /\.mdx?$/.test(key) &&
  key.split('/').every((part) => !part.startsWith('_') && part !== '__tests__');

function readText(files: SourceFiles, place: Folder, key: string): SourceText | Problem {
  const file = `${place.folder}/${key}`;
  const text = files.text(file).replace(/\r\n/g, '\n');
  const parsed = parseFrontMatter(file, text);
  if ('problem' in parsed) return parsed.problem;
  const {kind, locale} = place;
  const content = {kind, locale, file: `${contentFolder(kind, locale)}/${key}`, key};
  const blank = withoutFrontMatter(text);
  const head =
    text.length === blank.length ? 0 : /^---[^]*?\n---[ \t]*(\n|$)/.exec(text)?.[0].length;
  const start = head ?? 0;
  return {
    file,
    kind,
    locale,
    key,
    address: `/${[place.route, addressOf({content, text, ...parsed})].filter(Boolean).join('/')}`,
    aliases: [],
    fields: {...parsed.fields},
    block: text
      .slice(0, start)
      .replace(/^---[ \t]*\n/, '')
      .replace(/\n?---[ \t]*\n?$/, ''),
    body: new Body(text.slice(start), text.slice(0, start).split('\n').length),
    isMarkdown: (parsed.fields.mdx as {format?: string} | undefined)?.format === 'md',
  };
}

/** `tags.yml` or `authors.yml` of a folder. */
function readEntries(files: SourceFiles, folder: string, name: string, notes: Problem[]): Entries {
  const file = ['yml', 'yaml']
    .map((end) => `${folder}/${name}.${end}`)
    .find((each) => files.isFile(each));
  if (file === undefined) return {};
  const parsed = parseYaml(file, files.text(file));
  if ('problem' in parsed) {
    notes.push(parsed.problem);
    return {};
  }
  return parsed.fields as Entries;
}

export function readDocusaurus(files: SourceFiles): SourceSite {
  const notes: Problem[] = [];
  const configFile = CONFIG.find((file) => files.isFile(file)) ?? '';
  const config = files.text(configFile);
  const folders = foldersOf(config, notes, configFile);
  const texts: SourceText[] = [];
  const companions: Companion[] = [];
  const authors: Partial<Record<Locale, Entries>> = {};
  const tags: Record<'post' | 'guide', Partial<Record<Locale, Entries>>> = {post: {}, guide: {}};
  for (const place of folders) {
    const {kind, locale, folder, original} = place;
    if (kind === 'post') authors[locale] = readEntries(files, folder, 'authors', notes);
    tags[kind][locale] = readEntries(files, folder, 'tags', notes);
    for (const file of files.list(folder)) {
      const key = file.slice(folder.length + 1);
      if (original !== undefined && isText(key) && !files.isFile(`${original}/${key}`)) {
        notes.push({
          file,
          expected:
            'an original; without one, the old site did not show this translation, and it is left out',
        });
      } else if (isText(key)) {
        const text = readText(files, place, key);
        if ('expected' in text) files.refused.push(text);
        else texts.push(text);
      } else if (/(^|\/)_category_\.(json|ya?ml)$/.test(key)) {
        companions.push({from: file, to: `${contentFolder(kind, locale)}/${key}`});
      }
    }
  }
  for (const folder of ['versioned_docs', ...files.list('i18n').map(path.posix.dirname)].filter(
    (each) => /versioned_docs$|\/version-[^/]+$/.test(each),
  )) {
    const [file] = files.list(folder);
    if (file)
      notes.push({file, expected: 'the current version; guides of other versions are left out'});
  }
  const base = settingOf(config, 'baseUrl');
  return {
    kind: 'docusaurus',
    root: files.root,
    base: typeof base === 'string' ? base.replace(/\/$/, '') : '',
    texts,
    authors,
    tags,
    companions,
    staticFolders: ['static'],
    hasSlashAtEnd: settingOf(config, 'trailingSlash') === true,
    notes,
  };
}
