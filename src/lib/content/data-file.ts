import fs from 'node:fs';
import path from 'node:path';

import type {Problem} from '../problems';
import {contentFolder, filesUnder, readText, type ContentFile} from './files';
import {parseYaml} from './yaml';

/**
 * Reads `authors.yml` or `tags.yml` as Docusaurus does. A language without the file uses the file of
 * the default language. `keys` is `undefined` if the YAML is invalid.
 */
export function dataFile(siteDir: string, {kind, locale}: ContentFile, name: string) {
  const original = `${kind === 'post' ? 'blog' : 'docs'}/${name}`;
  const translated = `${contentFolder(kind, locale)}/${name}`;
  const exists = (file: string) => fs.existsSync(path.join(siteDir, file));
  const file = exists(translated) ? translated : original;
  const {fields, problem} = parseYaml(file, exists(file) ? readText(siteDir, file) : '');
  return {file, keys: problem ? undefined : Object.keys(fields)};
}

/** Finds lists of authors and tags with invalid YAML. Docusaurus loads no content if a list is invalid. */
export const dataFileProblems = (siteDir: string): Problem[] =>
  filesUnder(siteDir, '{blog,docs,i18n}')
    .filter((file) => /(^|\/)(authors|tags)\.ya?ml$/.test(file))
    .flatMap((file) => parseYaml(file, readText(siteDir, file)).problem ?? []);
