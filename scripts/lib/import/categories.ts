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
  const fileOf = (folder: string) =>
    ['json', 'yml', 'yaml']
      .map((end) =>
        path.posix.join(contentFolder('guide', defaultLocale), folder, `_category_.${end}`),
      )
      .find((file, index) => written.has(file) || index === 2) ?? '';
  const folders = texts.flatMap(({kind, key}) => {
    const parts = kind === 'guide' ? key.split('/').slice(0, -1) : [];
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  });
  const labels = new Map<string, string[]>();
  for (const folder of new Set(folders)) {
    const label = String(
      written.get(fileOf(folder))?.label ?? withoutNumber(path.posix.basename(folder)),
    );
    labels.set(label, [...(labels.get(label) ?? []), folder]);
  }
  for (const same of [...labels.values()].filter((all) => all.length > 1))
    for (const folder of same)
      written.set(fileOf(folder), {...written.get(fileOf(folder)), key: folder});
  // JSON is YAML, too
  return [...written].map(([file, fields]) => [
    file,
    file.endsWith('json') ? `${JSON.stringify(fields, null, 2)}\n` : dump(fields),
  ]);
}
