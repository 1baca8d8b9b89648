/** The folders of guides: their labels come along, and those of one name get keys. */
import path from 'node:path';

import {dump} from 'js-yaml';

import {defaultLocale} from '../../../src/lib/locales';
import {contentFolder} from '../../../src/plugins/content/check/files';
import {withoutNumber} from './addresses';
import type {SourceFiles} from './files';
import {parseFields} from './front-matter';
import type {PlacedText, SourceSite} from './model';

/** `_category_` files. The framework does not build two folders of one name without a key. */
export function categoryFiles(
  {companions = new Map<string, string>()}: SourceSite,
  texts: PlacedText[],
  files: SourceFiles,
): [file: string, content: string][] {
  const written = new Map([...companions].map(([file, from]) => [file, parseFields(files, from)]));
  const folders = texts.flatMap(({kind, key}) => {
    const parts = kind === 'guide' ? key.split('/').slice(0, -1) : [];
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  });
  const labelled = [...new Set(folders)].map((folder) => {
    const file = `${contentFolder('guide', defaultLocale)}/${folder}/_category_.yml`;
    const {label = withoutNumber(path.posix.basename(folder))} = written.get(file) ?? {};
    return {folder, file, label};
  });
  for (const {folder, file, label} of labelled)
    if (labelled.filter((each) => each.label === label).length > 1)
      written.set(file, {...written.get(file), key: folder});
  return [...written].map(([file, fields]) => [file, dump(fields)]);
}
