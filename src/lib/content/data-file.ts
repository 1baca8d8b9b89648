import fs from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import type {Problem} from '../problems';
import {fields} from '../schema';
import {contentFolder, filesUnder, readText, type ContentFile} from './files';
import {parseYaml} from './yaml';

/**
 * Reads `authors.yml` or `tags.yml` as Docusaurus does. A language without the file falls back to the
 * default language's file. `keys` is `undefined` if the YAML is invalid.
 */
export function dataFile(siteDir: string, {kind, locale}: ContentFile, name: string) {
  const original = `${kind === 'post' ? 'blog' : 'docs'}/${name}`;
  const translated = `${contentFolder(kind, locale)}/${name}`;
  const exists = (file: string) => fs.existsSync(path.join(siteDir, file));
  const file = exists(translated) ? translated : original;
  const {values, problem} = parseYaml(file, exists(file) ? readText(siteDir, file) : '');
  return {file, keys: problem ? undefined : Object.keys(values)};
}

/** Rules for the entries. Docusaurus' own error does not say which file contains the invalid entry. */
const ENTRIES = [
  {
    name: /(^|\/)authors\.ya?ml$/,
    schema: z
      .looseObject({})
      .refine((author) => 'name' in author || 'image_url' in author || 'imageURL' in author),
    problem: 'must have a name',
    fix: 'Write "name: …" on the next line, indented by two spaces',
  },
  {
    name: /(^|\/)tags\.ya?ml$/,
    schema: fields({label: z.string(), permalink: z.string(), description: z.string()})
      .partial()
      .nullable(),
    problem: 'must have only label, permalink and description, each a string',
    fix: 'Keep only these fields, each on its own line, indented by two spaces: "label: …", "permalink: …", "description: …"',
  },
];

/** Docusaurus loads no content if any list of authors or tags is invalid. */
export const dataFileProblems = (siteDir: string): Problem[] =>
  filesUnder(siteDir, '{blog,docs,i18n}').flatMap((file) =>
    ENTRIES.filter(({name}) => name.test(file)).flatMap(({schema, problem, fix}): Problem[] => {
      const {values, lines, problem: invalid} = parseYaml(file, readText(siteDir, file));
      if (invalid) return [invalid];
      return Object.entries(values)
        .filter(([, entry]) => !schema.safeParse(entry).success)
        .map(([field, found]) => ({file, line: lines[field], field, problem, found, fix}));
    }),
  );
