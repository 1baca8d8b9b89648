import fs from 'node:fs';
import path from 'node:path';

import {Globby} from '@docusaurus/utils';

import type {Locale} from '../../../lib/locales';
import {foreignTexts} from '../../content/languages/languages-of';

/** Where a class of Infima may be named, in the site and in what shows its pages. */
const FOLDERS = ['src', 'blog', 'docs', 'versioned_docs', 'i18n'];
const SITE = `{*.{ts,js,mjs},{${FOLDERS.join()}}/**/*.{ts,tsx,js,jsx,md,mdx,json,css}}`;
const FRAMEWORK = '@docusaurus/{theme-*/lib,plugin-*/lib/theme,core/lib/client}/**/*.{js,css}';
const OTHERS = '**/*.{js,mjs,jsx,tsx,css}';

const WORD = /[\w-]+/g;

export type UsedWords = {
  readonly words: ReadonlySet<string>;
  /** Files of the site that were read: when they change, so may the words. */
  readonly files: readonly string[];
  /** Where more of them may come. */
  readonly folders: readonly string[];
};

function addWords(words: Set<string>, file: string) {
  for (const [word] of fs.readFileSync(file, 'utf8').matchAll(WORD)) words.add(word);
}

/**
 * Every word in the site's own files but texts of another language, in the
 * framework's client, and in any package of `package.json` whose name says that
 * it is for Docusaurus: a class that is none of them is on no page of `locale`.
 */
export function usedWords(siteDir: string, locale: Locale): UsedWords {
  const core = path.dirname(require.resolve('@docusaurus/core/package.json', {paths: [siteDir]}));
  const modules = path.join(core, '..', '..');
  const {dependencies = {}} = JSON.parse(
    fs.readFileSync(path.join(siteDir, 'package.json'), 'utf8'),
  ) as {dependencies?: Record<string, string>};
  const packages = Object.keys(dependencies).filter(
    (name) => name.includes('docusaurus') && !name.startsWith('@docusaurus/'),
  );
  const words = new Set<string>();
  const foreign = foreignTexts(siteDir, locale);
  const files = Globby.sync(SITE, {cwd: siteDir})
    .filter((file) => !foreign.has(file))
    .map((file) => path.join(siteDir, file));
  for (const file of files) addWords(words, file);
  for (const file of [
    ...Globby.sync(FRAMEWORK, {cwd: modules, absolute: true}),
    ...packages.flatMap((name) =>
      Globby.sync(OTHERS, {
        cwd: path.join(modules, name),
        absolute: true,
        ignore: ['**/node_modules'],
      }),
    ),
  ]) {
    addWords(words, file);
  }
  const folders = FOLDERS.map((name) => path.join(siteDir, name)).filter((each) =>
    fs.existsSync(each),
  );
  return {words, files, folders};
}
