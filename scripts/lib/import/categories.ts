import path from 'node:path';

import {dump} from 'js-yaml';

import {defaultLocale} from '../../../src/lib/locales';
import {contentFolder} from '../../../src/lib/content/files';
import type {SourceFiles} from './files';
import {fieldsOf} from './front-matter';
import type {Fields, Placed} from './model';

const {dirname} = path.posix;

/**
 * Creates the `_category_` files. Docusaurus requires the field `key` if two categories have the same
 * label.
 */
export function categoryFiles(items: Placed[], files: SourceFiles): [string, string][] {
  const categories = new Map<string, Fields>();
  for (const {kind, file, key} of items) {
    // Docusaurus reads `_category_` files only in the folder of the default language
    if (kind !== 'guide' || file.startsWith('i18n/')) continue;
    let from = dirname(file);
    for (let to = dirname(key); to !== '.'; to = dirname(to)) {
      const written = fieldsOf(files, [`${from}/_category_`], ['yml', 'yaml', 'json']);
      categories.set(to, {...written, ...categories.get(to), key: to});
      from = dirname(from);
    }
  }
  const root = contentFolder('guide', defaultLocale);
  return [...categories].map(([to, fields]) => [`${root}/${to}/_category_.yml`, dump(fields)]);
}
