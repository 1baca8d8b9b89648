/** Reads the content collections of an Astro site: `src/content/`. */
import path from 'node:path';

import {locales} from '../../../../src/lib/locales';
import {editSource} from '../../edit/source';
import {slugOf} from '../../new/texts';
import type {SourceFiles} from '../files';
import type {SourceSite, SourceText} from '../model';
import {languageOf, readMarkdown} from './markdown';

const CONFIG = ['mjs', 'ts', 'js', 'mts', 'cjs'].map((end) => `astro.config.${end}`);
const FOLDER = 'src/content';

const configOf = (files: SourceFiles) => CONFIG.find((file) => files.isFile(file));

const textsIn = (files: SourceFiles) =>
  files.list(FOLDER, (file) => /\.mdx?$/.test(file) && !path.posix.basename(file).startsWith('_'));

export const isAstro = (files: SourceFiles): boolean =>
  configOf(files) !== undefined && textsIn(files).length > 0;

function readText(files: SourceFiles, file: string): SourceText {
  const [collection = '', ...inside] = file.slice(FOLDER.length + 1).split('/');
  const language = locales.find((locale) => inside[0] === locale);
  if (language) inside.shift();
  const id = inside.join('/').replace(/(\/index)?\.mdx?$/, '');
  const isGuide = collection === 'docs';
  // The usual address: what pages make of a collection cannot be read from their code
  const route = isGuide ? '' : `/${collection}`;
  return readMarkdown(files, file, (fields) => {
    const own = String(fields.slug ?? id.split('/').map(slugOf).join('/'));
    return {
      locale: languageOf(fields.lang ?? fields.language, language ?? 'en'),
      name: path.posix.basename(id),
      ...(isGuide && {guide: inside.join('/')}),
      pattern: `${language ? `/${language}` : ''}${route}/${own}`,
    };
  });
}

export function readAstro(files: SourceFiles): SourceSite {
  const config = configOf(files) ?? '';
  const base = editSource(config, files.text(config)).read(['default', 'base']);
  const isOfCollection = (file: string) => file.split('/').length > FOLDER.split('/').length + 1;
  const [texts, others] = [true, false].map((isWanted) =>
    textsIn(files).filter((file) => isOfCollection(file) === isWanted),
  );
  return {
    base: typeof base === 'string' ? base.replace(/^\/?/, '/').replace(/\/$/, '') : '',
    texts: (texts ?? []).map((file) => readText(files, file)),
    staticFolders: ['public', ''],
    hasSlashAtEnd: true,
    notes: (others ?? []).map((file) => ({
      file,
      expected: 'a text in the folder of a collection; this one is left out',
    })),
  };
}
