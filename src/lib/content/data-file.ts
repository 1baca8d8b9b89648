import fs from 'node:fs';
import path from 'node:path';

import type {Problem} from '../problems';
import {contentFolder, filesUnder, readText, type ContentFile} from './files';
import {parseYaml, type Parsed} from './yaml';

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

/**
 * Finds authors without a name and without an image, because Docusaurus stops with an error that does
 * not mention the file.
 */
function authorProblems(file: string, {fields, lines}: Parsed): Problem[] {
  const isNamed = (author: unknown) =>
    author instanceof Object && ['name', 'image_url', 'imageURL'].some((field) => field in author);
  const problem = 'author without a name';
  const fix = 'Write "name: …" on the next line, indented by two spaces';
  return Object.keys(fields)
    .filter((found) => !isNamed(fields[found]))
    .map((found) => ({file, line: lines[found], problem, found, fix}));
}

/** Docusaurus loads no content if a list of authors or tags is invalid. */
export const dataFileProblems = (siteDir: string): Problem[] =>
  filesUnder(siteDir, '{blog,docs,i18n}')
    .filter((file) => /(^|\/)(authors|tags)\.ya?ml$/.test(file))
    .flatMap((file) => {
      const parsed = parseYaml(file, readText(siteDir, file));
      if (parsed.problem) return [parsed.problem];
      return /authors\.ya?ml$/.test(file) ? authorProblems(file, parsed) : [];
    });
