/** Reads the content collections of an Astro site: `src/content/`. */
import path from 'node:path';

import {locales} from '../../../../src/lib/locales';
import {editSource} from '../../edit/source';
import {slugOf} from '../../new/texts';
import type {SourceFiles} from '../files';
import type {SourceSite, SourceText} from '../model';
import {commonFields, languageOf, pathOf, postKey, readMatter} from './markdown';

const CONFIG = ['mjs', 'ts', 'js', 'mts', 'cjs'].map((end) => `astro.config.${end}`);
const FOLDER = 'src/content';

const configOf = (files: SourceFiles) => CONFIG.find((file) => files.isFile(file));

const textsIn = (files: SourceFiles) =>
  files.list(FOLDER, (file) => /\.mdx?$/.test(file) && !path.posix.basename(file).startsWith('_'));

export const isAstro = (files: SourceFiles): boolean =>
  configOf(files) !== undefined && textsIn(files).length > 0;

/** The address of each collection: that of the page with `[slug]` that shows its texts. */
function routesOf(files: SourceFiles): Map<string, string> {
  const routes = new Map<string, string>();
  // A page with a number shows a list
  const isOfTexts = (file: string) => /\[(?!(\.\.\.)?page\])[^\]]+\].*\.astro$/.test(file);
  for (const file of files.list('src/pages', isOfTexts)) {
    const source = files.text(file);
    const route = file.slice('src/pages'.length).replace(/\/?\[[^]*$/, '');
    if (!/\brender\b|Content\b/.test(source)) continue;
    for (const [, name = ''] of source.matchAll(/getCollection\(\s*["'](\w+)["']/g))
      if (!routes.has(name)) routes.set(name, route);
  }
  return routes;
}

function readText(
  files: SourceFiles,
  file: string,
  routes: ReadonlyMap<string, string>,
): SourceText {
  const {fields, body} = readMatter(files, file);
  const [collection = '', ...inside] = file.slice(FOLDER.length + 1).split('/');
  const language = locales.find((locale) => inside[0] === locale);
  if (language) inside.shift();
  const id = inside.join('/').replace(/(\/index)?\.mdx?$/, '');
  const name = path.posix.basename(id);
  const isGuide = collection === 'docs';
  const common = commonFields(fields);
  const own = String(fields.slug ?? id.split('/').map(slugOf).join('/'));
  const end = file.endsWith('x') ? 'mdx' : 'md';
  const route = routes.get(collection) ?? (isGuide ? '' : `/${collection}`);
  return {
    file,
    kind: isGuide ? 'guide' : 'post',
    locale: languageOf(fields.lang ?? fields.language, language ?? 'en'),
    key: isGuide
      ? inside.join('/')
      : postKey(name.replace(/^\d{4}-\d\d(-\d\d)?-/, ''), common.date, end),
    address: pathOf(`${language ? `/${language}` : ''}${route}/${own}`),
    aliases: [],
    fields: isGuide ? common : {slug: slugOf(path.posix.basename(own)), ...common},
    body,
    isMarkdown: end === 'md',
  };
}

export function readAstro(files: SourceFiles): SourceSite {
  const config = configOf(files) ?? '';
  const base = editSource(config, files.text(config)).read(['default', 'base']);
  const routes = routesOf(files);
  const isOfCollection = (file: string) => file.split('/').length > FOLDER.split('/').length + 1;
  const [texts, others] = [true, false].map((isWanted) =>
    textsIn(files).filter((file) => isOfCollection(file) === isWanted),
  );
  return {
    base: typeof base === 'string' ? base.replace(/^\/?/, '/').replace(/\/$/, '') : '',
    texts: (texts ?? []).map((file) => readText(files, file, routes)),
    staticFolders: ['public', ''],
    hasSlashAtEnd: true,
    notes: (others ?? []).map((file) => ({
      file,
      expected: 'a text in the folder of a collection; this one is left out',
    })),
  };
}
