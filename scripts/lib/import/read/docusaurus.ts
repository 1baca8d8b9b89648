/** Reads a Docusaurus site, version 2 or 3. */
import {locales, type Locale} from '../../../../src/lib/locales';
import type {Problem} from '../../../../src/lib/problems';
import {addressOf} from '../../../../src/plugins/content/check/addresses';
import {contentFolder} from '../../../../src/plugins/content/check/files';
import {
  parseFrontMatter,
  parseYaml,
  withoutFrontMatter,
} from '../../../../src/plugins/content/check/yaml';
import {editSource} from '../../edit/source';
import {Body} from '../body/body';
import type {SourceFiles} from '../files';
import type {Entries, SourceSite, SourceText, TextKind} from '../model';

const CONFIG = ['docusaurus.config.js', 'docusaurus.config.ts', 'docusaurus.config.mjs'];
const SIDEBARS = ['sidebars.js', 'sidebars.ts'];

export const isDocusaurus = (files: SourceFiles): boolean =>
  CONFIG.some((file) => files.isFile(file));

type Folder = {
  readonly kind: TextKind;
  readonly locale: Locale;
  readonly folder: string;
  readonly route: string;
  /** The folder of the originals, if these are translations. */
  readonly original?: string;
};

type Options = {readonly path?: unknown; readonly routeBasePath?: unknown} | false;
type Config = {
  readonly presets?: readonly unknown[];
  readonly plugins?: readonly unknown[];
  readonly i18n?: {readonly defaultLocale?: string; readonly locales?: readonly string[]};
  readonly baseUrl?: unknown;
  readonly trailingSlash?: unknown;
};

/** Reads what a module exports, if it is made of literals. It is not run. */
function exportOf(files: SourceFiles, file: string): unknown {
  const source = files.text(file).replace(/module\.exports\s*=/, 'export default');
  return editSource(file, source).read(['default']);
}

/** A path of the configuration, without `./` and slashes at its ends. */
const plain = (value: unknown, fallback: string) =>
  (typeof value === 'string' ? value : fallback).replace(/^\.?\/+|\/+$/g, '');

/** The folders that have posts and guides, each language by itself. */
function foldersOf({presets = [], i18n = {}}: Config): Folder[] {
  const [options = {}] = presets.flatMap((preset) =>
    Array.isArray(preset) ? [preset[1]] : [],
  ) as {
    docs?: Options;
    blog?: Options;
  }[];
  const first = i18n.defaultLocale ?? 'en';
  const isOurs = (locale: Locale) => (i18n.locales ?? []).includes(locale) && locale !== first;
  const kinds = [
    ['post', options.blog, 'blog'],
    ['guide', options.docs, 'docs'],
  ] as const;
  return kinds.flatMap(([kind, own, name]): Folder[] => {
    if (own === false) return [];
    const folder = plain(own?.path, name);
    const route = plain(own?.routeBasePath, name);
    const plugin = `docusaurus-plugin-content-${name}${kind === 'guide' ? '/current' : ''}`;
    // What is in no language of ours may still hold texts that are: the letters tell
    const locale = locales.find((each) => each === first) ?? 'en';
    const translated = locales.filter(isOurs).map((each) => ({
      kind,
      locale: each,
      folder: `i18n/${each}/${plugin}`,
      route: `${each}/${route}`,
      original: folder,
    }));
    return [{kind, locale, folder, route}, ...translated];
  });
}

const isText = (key: string) => /\.mdx?$/.test(key) && !/(^|\/)(_|__tests__\/)/.test(key);

function readText(files: SourceFiles, place: Folder, key: string): SourceText[] {
  const {kind, locale, route, folder} = place;
  const file = `${folder}/${key}`;
  const text = files.text(file);
  const parsed = parseFrontMatter(file, text);
  if ('problem' in parsed) {
    files.refuse(parsed.problem);
    return [];
  }
  const content = {kind, locale, file: `${contentFolder(kind, locale)}/${key}`, key};
  // Without its front matter, a text begins with as many empty lines
  const hasMatter = withoutFrontMatter(text) !== text;
  const [head = ''] = (hasMatter && /^---[^]*?\n---[ \t]*(\n|$)/.exec(text)) || [];
  const {mdx} = parsed.fields as {mdx?: {format?: string}};
  return [
    {
      file,
      kind,
      locale,
      key,
      address: `/${[route, addressOf({content, text, ...parsed})].filter(Boolean).join('/')}`,
      aliases: [],
      fields: {...parsed.fields},
      head,
      body: new Body(text.slice(head.length), head.split('\n').length),
      isMarkdown: mdx?.format === 'md',
    },
  ];
}

/** What the import of a Docusaurus site leaves out, or cannot know. */
function leftOut(files: SourceFiles, configFile: string, config: Config | undefined): Problem[] {
  const notes: Problem[] = [];
  const note = (file: string, expected: string, found?: string) =>
    notes.push({file, expected, found});
  if (!config)
    note(configFile, 'settings that are literals; the usual folders and addresses are assumed');
  for (const locale of config?.i18n?.locales ?? []) {
    if (!locales.some((each) => each === locale))
      note(configFile, `one of ${locales.join(', ')}; texts in this language are left out`, locale);
  }
  for (const plugin of config?.plugins ?? []) {
    const [name, options] = [plugin].flat() as [unknown, {path?: string}?];
    if (/plugin-content-(docs|blog)$/.test(String(name)))
      note(
        configFile,
        'one blog and one folder of guides; copy the files of this plugin by hand',
        options?.path,
      );
  }
  const sidebars = SIDEBARS.find((file) => files.isFile(file));
  const isOwn = (items: unknown) => JSON.stringify(items)?.includes('"autogenerated"') !== true;
  if (sidebars && Object.values(exportOf(files, sidebars) ?? {}).some(isOwn))
    note(
      sidebars,
      'the order of the files; write sidebar_position into the guides, labels into _category_.json',
    );
  const [version] = files.list('versioned_docs');
  if (version) note(version, 'the current version; guides of other versions are left out');
  return notes;
}

export function readDocusaurus(files: SourceFiles): SourceSite {
  const configFile = CONFIG.find((file) => files.isFile(file)) ?? '';
  const config = exportOf(files, configFile) as Config | undefined;
  const notes = leftOut(files, configFile, config);
  const texts: SourceText[] = [];
  const companions = new Map<string, string>();
  const authors: Partial<Record<Locale, Entries>> = {};
  const labels: Partial<Record<Locale, Entries>> = {};
  const tags: Record<TextKind, Partial<Record<Locale, Entries>>> = {post: {}, guide: {}};
  /** The entries of a file; none if it is not there. */
  const entriesOf = (...names: string[]): Entries => {
    const file = names.find((each) => files.isFile(each));
    const parsed = file === undefined ? {fields: {}} : parseYaml(file, files.text(file));
    if ('problem' in parsed) files.refuse(parsed.problem);
    return ('fields' in parsed ? parsed.fields : {}) as Entries;
  };
  for (const place of foldersOf(config ?? {})) {
    const {kind, locale, folder, original} = place;
    tags[kind][locale] = entriesOf(`${folder}/tags.yml`, `${folder}/tags.yaml`);
    if (kind === 'post')
      authors[locale] = entriesOf(`${folder}/authors.yml`, `${folder}/authors.yaml`);
    else if (original !== undefined) labels[locale] = entriesOf(`${folder}.json`);
    for (const file of files.list(folder)) {
      const key = file.slice(folder.length + 1);
      if (/(^|\/)_category_\.(json|ya?ml)$/.test(key))
        companions.set(`${contentFolder(kind, locale)}/${key}`, file);
      if (!isText(key)) continue;
      if (original === undefined || files.isFile(`${original}/${key}`))
        texts.push(...readText(files, place, key));
      else
        notes.push({
          file,
          expected: 'a translation of a text that is there; it was not shown, and is left out',
        });
    }
  }
  return {
    base: typeof config?.baseUrl === 'string' ? config.baseUrl.replace(/\/$/, '') : '',
    texts,
    authors,
    tags,
    labels,
    companions,
    staticFolders: ['static'],
    hasSlashAtEnd: config?.trailingSlash === true,
    notes,
  };
}
