/** Reads a Hugo site: `content/`, with front matter in YAML, TOML or JSON. */
import path from 'node:path';

import {locales, type Locale} from '../../../../src/lib/locales';
import type {Problem} from '../../../../src/lib/problems';
import type {Fields} from '../../../../src/plugins/content/check/yaml';
import {slugOf} from '../../new/texts';
import type {SourceFiles} from '../files';
import type {SourceSite, SourceText} from '../model';
import {languageOf, parseFields, readMarkdown} from './markdown';

const CONFIG = ['hugo', 'config', 'config/_default/hugo', 'config/_default/config'].flatMap(
  (name) => ['toml', 'yaml', 'yml', 'json'].map((end) => `${name}.${end}`),
);

const configOf = (files: SourceFiles) => CONFIG.find((file) => files.isFile(file));

export const isHugo = (files: SourceFiles): boolean =>
  configOf(files) !== undefined && files.list('content').length > 0;

/** Sections with texts in the order of a book, not of a blog. */
const GUIDES = /^(docs?|guides?|tutorials?|wiki|book)$/i;

type Settings = {
  readonly locale: Locale;
  /** Patterns of addresses, by section. */
  readonly permalinks: Fields;
  /** Languages that have a folder of their own. */
  readonly folders: readonly Locale[];
};

function readText(files: SourceFiles, file: string, settings: Settings): SourceText {
  const parts = file.split('/').slice(1);
  const folder = settings.folders.find((each) => each === parts[0]);
  if (folder) parts.shift();
  const [, base = '', suffix] =
    /^(.*?)(?:\.([a-z]{2})(?:-\w+)?)?\.(?:md|markdown)$/i.exec(parts.pop() ?? '') ?? [];
  const [section = '', ...rest] = parts;
  const names = base === 'index' ? rest : [...rest, base];
  const name = names.at(-1) ?? section;
  return readMarkdown(files, file, (fields) => {
    const ofPages = settings.permalinks.page as Fields | undefined;
    const usual = `/${[section, ...names.slice(0, -1), ':slug'].join('/')}`;
    const pattern = fields.url ?? (ofPages ?? settings.permalinks)[section] ?? usual;
    const locale = languageOf(suffix ?? fields.language ?? fields.lang, folder ?? settings.locale);
    return {
      locale,
      name,
      ...(GUIDES.test(section) && {
        guide: `${names.join('/')}${base === 'index' ? '/index' : ''}.md`,
      }),
      pattern: `${locale === settings.locale ? '' : `/${locale}`}${String(pattern)}`,
      fields: GUIDES.test(section) ? {sidebar_position: fields.weight} : {},
      parts: {
        section,
        title: slugOf(String(fields.title ?? name)),
        filename: name,
      },
    };
  });
}

export function readHugo(files: SourceFiles): SourceSite {
  const notes: Problem[] = [];
  const file = configOf(files) ?? '';
  const config = Object.fromEntries(
    Object.entries(parseFields(files, file, files.text(file), file.endsWith('.toml'))).map(
      ([name, value]) => [name.toLowerCase(), value],
    ),
  );
  const settings: Settings = {
    locale: languageOf(config.defaultcontentlanguage ?? config.languagecode, 'en'),
    permalinks: (config.permalinks ?? {}) as Fields,
    folders: locales.filter((each) => files.list(`content/${each}`).length > 0),
  };
  const texts = files
    .list('content', (each) => /\.(md|markdown)$/i.test(each))
    .filter((each) => {
      // A page of a list has no text of its own; pages outside a section are no posts
      const inside = each.split('/').slice(1);
      if (settings.folders.some((folder) => folder === inside[0])) inside.shift();
      const isPage = inside.length < 2 || (inside.length === 2 && /^index\./.test(inside[1] ?? ''));
      const isList = /^_index\./.test(path.posix.basename(each));
      if (isPage && !isList)
        notes.push({file: each, expected: 'a post or a guide; npm run new -- page makes a page'});
      return !isPage && !isList;
    })
    .map((each) => readText(files, each, settings));
  const url = String(config.baseurl ?? '');
  return {
    base: URL.canParse(url) ? new URL(url).pathname.replace(/\/$/, '') : '',
    texts,
    staticFolders: ['static', 'assets'],
    hasSlashAtEnd: true,
    notes,
  };
}
