/** Reads a Hugo site: `content/`, with front matter in YAML, TOML or JSON. */
import path from 'node:path';

import {locales, type Locale} from '../../../../src/lib/locales';
import type {Problem} from '../../../../src/lib/problems';
import type {Fields} from '../../../../src/plugins/content/check/yaml';
import {slugOf} from '../../new/texts';
import type {SourceFiles} from '../files';
import type {SourceSite, SourceText} from '../model';
import {commonFields, languageOf, parseSettings, pathOf, postKey, readMatter} from './markdown';

const NAMES = ['hugo', 'config', 'config/_default/hugo', 'config/_default/config'];
const CONFIG = NAMES.flatMap((name) =>
  ['toml', 'yaml', 'yml', 'json'].map((end) => `${name}.${end}`),
);

const configOf = (files: SourceFiles) => CONFIG.find((file) => files.isFile(file));

export const isHugo = (files: SourceFiles): boolean =>
  configOf(files) !== undefined && files.list('content').length > 0;

/** Sections with texts in the order of a book, not of a blog. */
const GUIDES = /^(docs?|guides?|tutorials?|wiki|book)$/i;

type Settings = {
  readonly locale: Locale;
  readonly permalinks: Fields;
  /** The languages that have a folder of their own, by the folder. */
  readonly folders: ReadonlyMap<string, Locale>;
};

/** The address of a page, by the site's pattern for its section. */
function addressOf(section: string, name: string, fields: Fields, {permalinks}: Settings): string {
  const own = permalinks.page as Fields | undefined;
  const pattern = (own ?? permalinks)[section];
  const [year = '', month = '', day = ''] = String(fields.date ?? '')
    .slice(0, 10)
    .split('-');
  const slug = String(fields.slug ?? name.split('/').at(-1));
  if (typeof pattern !== 'string') {
    return pathOf(`/${section}/${[...name.split('/').slice(0, -1), slug].join('/')}`);
  }
  const title = slugOf(String(fields.title ?? slug));
  const parts: Record<string, string> = {
    year,
    month,
    day,
    section,
    slug,
    title,
    slugorfilename: slug,
    filename: name,
    contentbasename: name,
    sections: section,
  };
  return pathOf(
    pattern.replace(/:(\w+)/g, (all, part: string) => parts[part.toLowerCase()] ?? all),
  );
}

function readText(files: SourceFiles, file: string, settings: Settings): SourceText | undefined {
  const matter = readMatter(files, file);
  if (!matter) return undefined;
  const parts = file.split('/').slice(1);
  const folder = settings.folders.get(parts[0] ?? '');
  if (folder) parts.shift();
  const [, base = '', suffix, end = 'md'] =
    /^(.*?)(?:\.([a-z]{2})(?:-\w+)?)?\.(mdx?|markdown)$/i.exec(parts.pop() ?? '') ?? [];
  const [section = '', ...rest] = parts;
  const name = [...rest, ...(base === 'index' ? [] : [base])].join('/') || section;
  const {fields} = matter;
  const isGuide = GUIDES.test(section);
  const locale = languageOf(suffix ?? fields.language ?? fields.lang, folder ?? settings.locale);
  const common = commonFields(fields);
  const slug = slugOf(String(fields.slug ?? name.split('/').at(-1)));
  const prefix = suffix !== undefined || folder ? `/${locale}` : '';
  const own =
    typeof fields.url === 'string'
      ? pathOf(fields.url)
      : addressOf(section, name, {...fields, date: common.date}, settings);
  const format = end === 'mdx' ? 'mdx' : 'md';
  return {
    file,
    kind: isGuide ? 'guide' : 'post',
    locale,
    key: isGuide
      ? `${name}${base === 'index' ? '/index' : ''}.${format}`
      : postKey(name.split('/').at(-1) ?? name, common.date, format),
    address: locale === settings.locale ? own : `${prefix}${own}`,
    aliases: Array.isArray(fields.aliases)
      ? fields.aliases.map((each) => pathOf(String(each)))
      : [],
    fields: isGuide ? common : {slug, ...common, sidebar_position: undefined},
    block: undefined,
    body: matter.body,
    isMarkdown: true,
  };
}

export function readHugo(files: SourceFiles): SourceSite {
  const notes: Problem[] = [];
  const file = configOf(files) ?? '';
  const config = parseSettings(file, files.text(file)) as Fields;
  if (typeof config.expected === 'string') files.refused.push(config as Problem);
  const lower = Object.fromEntries(
    Object.entries(config).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const locale = languageOf(
    lower.defaultcontentlanguage ?? lower.languagecode ?? lower.locale,
    'en',
  );
  const settings: Settings = {
    locale,
    permalinks: (lower.permalinks ?? {}) as Fields,
    folders: new Map(
      locales
        .filter((each) => files.list(`content/${each}`).length > 0)
        .map((each) => [each as string, each]),
    ),
  };
  const texts = files
    .list('content', (each) => /\.(mdx?|markdown)$/i.test(each))
    .flatMap((each) => {
      // A page of a list has no text of its own; pages outside a section are no posts
      const inside = each.split('/').slice(settings.folders.has(each.split('/')[1] ?? '') ? 2 : 1);
      const isBundle = inside.length === 2 && /^index\./.test(inside[1] ?? '');
      if (/^_index\./.test(path.posix.basename(each))) return [];
      if (inside.length < 2 || isBundle) {
        notes.push({
          file: each,
          expected: 'a post or a guide; other pages are left out: npm run new -- page makes one',
        });
        return [];
      }
      return readText(files, each, settings) ?? [];
    });
  const url =
    typeof lower.baseurl === 'string' && URL.canParse(lower.baseurl)
      ? new URL(lower.baseurl).pathname
      : '';
  return {
    kind: 'hugo',
    root: files.root,
    base: url.replace(/\/$/, ''),
    texts,
    authors: {},
    tags: {post: {}, guide: {}},
    companions: [],
    staticFolders: ['static', 'assets'],
    hasSlashAtEnd: true,
    notes,
  };
}
