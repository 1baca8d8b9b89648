/** Reads the content collections of an Astro site: `src/content/`. */
import path from 'node:path';

import {locales} from '../../../../src/lib/locales';
import type {Problem} from '../../../../src/lib/problems';
import {slugOf} from '../../new/texts';
import type {SourceFiles} from '../files';
import type {SourceSite, SourceText} from '../model';
import {settingOf} from './config';
import {commonFields, languageOf, pathOf, postKey, readMatter} from './markdown';

const CONFIG = ['mjs', 'ts', 'js', 'mts', 'cjs'].map((end) => `astro.config.${end}`);
const FOLDERS = ['src/content', 'src/data', 'content'];

const folderOf = (files: SourceFiles) =>
  FOLDERS.find((folder) => files.list(folder, (file) => /\.mdx?$/.test(file)).length > 0);

export const isAstro = (files: SourceFiles): boolean =>
  CONFIG.some((file) => files.isFile(file)) && folderOf(files) !== undefined;

/** The address of each collection: that of the page with `[slug]` that reads it. */
function routesOf(files: SourceFiles): Map<string, string> {
  const routes = new Map<string, string>();
  for (const file of files.list('src/pages', (each) => /\[[^\]]+\].*\.astro$/.test(each))) {
    const source = files.text(file);
    // A page with a number shows a list
    if (/\[(\.\.\.)?page\]/.test(file)) continue;
    const route = file
      .slice('src/pages'.length)
      .replace(/\[[^]*$/, '')
      .replace(/\/$/, '');
    for (const [, name = ''] of source.matchAll(/getCollection\(\s*["'](\w+)["']/g)) {
      const isOfTexts = /\brender\b|Content\b/.test(source);
      if (isOfTexts && !routes.has(name)) routes.set(name, route);
    }
  }
  return routes;
}

function readText(
  files: SourceFiles,
  file: string,
  folder: string,
  routes: ReadonlyMap<string, string>,
): SourceText | undefined {
  const matter = readMatter(files, file);
  if (!matter) return undefined;
  const {fields} = matter;
  const [collection = '', ...inside] = file.slice(folder.length + 1).split('/');
  const language = locales.find((locale) => inside[0] === locale);
  if (language) inside.shift();
  const id = inside.join('/').replace(/(\/index)?\.mdx?$/, '');
  const isGuide = collection === 'docs';
  const common = commonFields(fields);
  const own = String(fields.slug ?? fields.postSlug ?? id.split('/').map(slugOf).join('/'));
  const format = file.endsWith('x') ? 'mdx' : 'md';
  const route = routes.get(collection) ?? (isGuide ? '' : `/${collection}`);
  return {
    file,
    kind: isGuide ? 'guide' : 'post',
    locale: languageOf(fields.lang ?? fields.language ?? fields.locale, language ?? 'en'),
    key: isGuide
      ? inside.join('/')
      : postKey(
          id
            .split('/')
            .at(-1)
            ?.replace(/^\d{4}-\d\d(-\d\d)?-/, '') ?? id,
          common.date,
          format,
        ),
    address: pathOf(
      `${language ? `/${language}` : ''}${route}/${isGuide && own === 'index' ? '' : own}`,
    ),
    aliases: [],
    fields: isGuide
      ? common
      : {slug: slugOf(own.split('/').at(-1) ?? own), ...common, sidebar_position: undefined},
    block: undefined,
    body: matter.body,
    isMarkdown: format === 'md',
  };
}

export function readAstro(files: SourceFiles): SourceSite {
  const notes: Problem[] = [];
  const folder = folderOf(files) ?? '';
  const routes = routesOf(files);
  const configFile = CONFIG.find((file) => files.isFile(file));
  const base = configFile && settingOf(files.text(configFile), 'base');
  const texts = files
    .list(folder, (file) => /\.mdx?$/.test(file) && !path.posix.basename(file).startsWith('_'))
    .flatMap((file) => {
      if (file.slice(folder.length + 1).includes('/'))
        return readText(files, file, folder, routes) ?? [];
      notes.push({
        file,
        expected: 'a post or a guide in the folder of a collection; this one is left out',
      });
      return [];
    });
  return {
    kind: 'astro',
    root: files.root,
    base: typeof base === 'string' ? base.replace(/^\/?/, '/').replace(/\/$/, '') : '',
    texts,
    authors: {},
    tags: {post: {}, guide: {}},
    companions: [],
    staticFolders: ['public', ''],
    hasSlashAtEnd: true,
    notes,
  };
}
