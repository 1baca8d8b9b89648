/** Reads the content collections and Markdown pages of an Astro site. */
import path from 'node:path';

import {locales} from '../../../../src/lib/locales';
import {pathOf, urlize} from '../addresses';
import type {SourceFiles} from '../files';
import type {Fields, SourceSite, SourceText} from '../model';
import {guideKey, GUIDES, readMarkdown} from './markdown';
import {exportOf} from './module';

const CONFIG = ['mjs', 'ts', 'js', 'mts', 'cjs'].map((end) => `astro.config.${end}`);
const COLLECTIONS = ['src/content.config.ts', 'src/content/config.ts', 'src/content.config.mjs'];
/** Collections with a folder of their own: `loader: glob({base: './posts'})`. */
function collectionsOf(files: SourceFiles): {name: string; folder: string}[] {
  const config = COLLECTIONS.find((file) => files.isFile(file));
  const code = config === undefined ? '' : files.text(config);
  const pattern =
    /(\w+)\s*[=:]\s*defineCollection\((?:(?!defineCollection)[^])*?base:\s*["'`]\.?\/?([^"'`]+)/g;
  return [...code.matchAll(pattern)].map(([, name = '', folder = '']) => ({name, folder}));
}

export function readAstro(files: SourceFiles): SourceSite | undefined {
  const configFile = CONFIG.find((file) => files.isFile(file));
  if (configFile === undefined) return undefined;
  const config = (exportOf(configFile, files.text(configFile)) ?? {}) as Fields;
  const i18n = (config.i18n ?? {}) as {defaultLocale?: string; locales?: unknown[]};
  const known = [...locales, ...(i18n.locales ?? [])];
  const collections = collectionsOf(files);

  const readFile = (file: string): SourceText[] => {
    const own = collections.find(({folder}) => file.startsWith(`${folder}/`));
    const isPage = file.startsWith('src/pages/');
    const inside = (
      own ? file.slice(own.folder.length + 1) : file.replace(/^src\/(content|pages|data)\//, '')
    )
      .replace(/\.mdx?$/, '')
      .split('/');
    const collection = own?.name ?? (inside.length > 1 ? (inside.shift() ?? '') : '');
    if (collection === '') {
      files.note(file, 'a post or a guide; npm run new -- page makes a page');
      return [];
    }
    const language = known.includes(inside[0] ?? '') ? inside.shift() : undefined;
    const isGuide = GUIDES.test(collection);
    const isIndex = inside.length > 1 && inside.at(-1) === 'index';
    const id = (isIndex ? inside.slice(0, -1) : inside).map(urlize).join('/');
    // The usual address: what pages make of a collection cannot be read from their code
    const route = isGuide && !isPage ? '' : `/${collection}`;
    const text = readMarkdown(files, file, (fields) => ({
      id: `${collection}/${inside.join('/')}`,
      language: String(fields.lang ?? fields.language ?? language ?? i18n.defaultLocale ?? 'en'),
      name: path.posix.basename(id),
      ...(isGuide && {guide: guideKey(inside, path.posix.extname(file).slice(1))}),
      pattern: `${language ? `/${language}` : ''}${route}/${String(fields.slug ?? id)}`,
    }));
    return [text];
  };
  const folders = ['src', ...collections.map(({folder}) => folder)];
  const found = folders.flatMap((folder) => files.list(folder, /(^|\/)[^/_][^/]*\.mdx?$/));
  const texts = [...new Set(found)].flatMap(readFile);
  return {
    kind: 'astro',
    base: typeof config.base === 'string' ? pathOf(config.base).replace(/\/$/, '') : '',
    texts,
    staticFolders: ['public', ''],
    hasSlashAtEnd: true,
    notes: files.notes,
  };
}
