import path from 'node:path';

import {dump} from 'js-yaml';

import {defaultLocale} from '../../../src/lib/locales';
import {contentFolder} from '../../../src/lib/content/files';
import type {SourceFiles} from './files';
import {fieldsOf} from './front-matter';
import type {Fields, Placed} from './model';

const {dirname} = path.posix;

/** The `_category_` files of guides, with keys: without, Docusaurus stops at two folders of one name. */
export function categoryFiles(items: Placed[], files: SourceFiles): [string, string][] {
  const categories = new Map<string, Fields>();
  // The framework reads those of the first language only
  const guides = items.filter(({kind, file}) => kind === 'guide' && !file.startsWith('i18n/'));
  for (const {file, key} of guides) {
    let from = dirname(file);
    for (let to = dirname(key); to !== '.'; to = dirname(to)) {
      const said = fieldsOf(files, [`${from}/_category_`], ['yml', 'yaml', 'json']);
      categories.set(to, {...said, ...categories.get(to), key: to});
      from = dirname(from);
    }
  }
  const root = contentFolder('guide', defaultLocale);
  return [...categories].map(([to, fields]) => [`${root}/${to}/_category_.yml`, dump(fields)]);
}
