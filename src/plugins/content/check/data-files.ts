import fs from 'node:fs';
import path from 'node:path';

import {Joi, URISchema} from '@docusaurus/utils-validation';

import {defaultLocale, locales, type Locale} from '../../../lib/locales';
import {suggestion} from '../../../lib/near';
import type {Problem} from '../../../lib/problems';
import {contentFolder, readText, type ContentKind} from './files';
import {parseYaml, type Fields} from './yaml';

/** A file of keyed entries beside the content: tags or authors. */
export type DataFile = {
  readonly file: string;
  /** Empty where the file is missing or cannot be read. */
  readonly entries: Readonly<Record<string, Fields>>;
  readonly problems: readonly Problem[];
  readonly isThere: boolean;
};

export const dataFileNames = ['tags', 'authors'] as const;
export type DataFileName = (typeof dataFileNames)[number];

const text = {schema: Joi.string(), expected: 'some text'};
const address = {
  schema: URISchema,
  expected: 'an address, like https://example.com or /img/lan.png',
};
const permalink = {schema: Joi.string(), expected: 'an address, like /github-badges'};

/** What the framework accepts. */
const FIELDS = {
  tags: {label: text, permalink, description: text},
  authors: {
    name: text,
    title: text,
    url: address,
    image_url: address,
    imageURL: address,
    email: text,
    page: {
      schema: Joi.alternatives(
        Joi.boolean(),
        Joi.object({permalink: Joi.string().required()}).unknown(),
      ),
      expected: 'true, or {permalink: /lan}',
    },
    socials: {schema: Joi.object().unknown(), expected: 'fields, like {github: lan}'},
    description: text,
  },
} as const;

function entryProblems(name: DataFileName, file: string, key: string, entry: Fields): Problem[] {
  const rules: Readonly<
    Record<string, (typeof FIELDS.authors)['page' | 'name' | 'url' | 'socials']>
  > = FIELDS[name];
  const problems = Object.entries(entry).flatMap(([field, found]): Problem[] => {
    const rule = rules[field];
    const place = {file, field: `${key}.${field}`};
    if (!rule) {
      const hint = suggestion(field, Object.keys(rules));
      return [{...place, expected: `a field that is known${hint}`, severity: 'warning'}];
    }
    const {error} = rule.schema.validate(found);
    return error ? [{...place, expected: rule.expected, found}] : [];
  });
  const hasName = ['name', 'imageURL', 'image_url'].some((field) => field in entry);
  if (name === 'authors' && !hasName) {
    problems.push({file, field: `${key}.name`, expected: 'some text'});
  }
  return problems;
}

function permalinkProblems(file: string, entries: DataFile['entries']): Problem[] {
  const owners = new Map<unknown, string>();
  return Object.entries(entries).flatMap(([key, {permalink: found}]) => {
    if (found === undefined) return [];
    const other = owners.get(found);
    owners.set(found, key);
    const field = `${key}.permalink`;
    return other ? [{file, field, expected: `another address than "${other}" has`, found}] : [];
  });
}

/** Reads the tags or authors of one kind of content in one language. */
export function readDataFile(
  siteDir: string,
  name: DataFileName,
  kind: ContentKind,
  locale: Locale,
): DataFile {
  const file = `${contentFolder(kind, locale)}/${name}.yml`;
  if (!fs.existsSync(path.join(siteDir, file))) {
    return {file, entries: {}, problems: [], isThere: false};
  }
  const parsed = parseYaml(file, readText(siteDir, file));
  if ('problem' in parsed) return {file, entries: {}, problems: [parsed.problem], isThere: true};
  const problems: Problem[] = [];
  const entries: Record<string, Fields> = {};
  for (const [key, entry] of Object.entries(parsed.fields)) {
    if (typeof entry === 'object' && entry !== null && !Array.isArray(entry)) {
      entries[key] = entry as Fields;
      problems.push(...entryProblems(name, file, key, entry as Fields));
    } else {
      entries[key] = {};
      // A tag may be its key alone
      if (name === 'tags' && entry === null) continue;
      problems.push({file, field: key, expected: 'fields, each as "name: value"', found: entry});
    }
  }
  if (name === 'tags') problems.push(...permalinkProblems(file, entries));
  const withLines = problems.map((problem) => {
    const line = parsed.lines[problem.field?.split('.')[0] ?? ''];
    return line === undefined ? problem : {...problem, line};
  });
  return {file, entries, problems: withLines, isThere: true};
}

/** A key, or an address, that one language has and another has not. */
function dataTranslationProblems(original: DataFile, translation: DataFile): Problem[] {
  // Where one file is missing, the framework takes the other for both languages
  if (!original.isThere || !translation.isThere) return [];
  if (original.problems.length > 0 || translation.problems.length > 0) return [];
  const missing = (from: DataFile, to: DataFile): Problem[] =>
    Object.keys(from.entries)
      .filter((key) => !(key in to.entries))
      .map((key) => ({
        file: to.file,
        field: key,
        expected: `an entry, as in ${from.file}`,
        severity: 'warning',
      }));
  const moved = Object.entries(translation.entries).flatMap(
    ([key, {permalink: found}]): Problem[] => {
      const there = original.entries[key];
      if (!there || there.permalink === found) return [];
      const expected = `the same address as in ${original.file}, ${JSON.stringify(there.permalink)}: readers who change the language come to it`;
      return [
        {file: translation.file, field: `${key}.permalink`, expected, found, severity: 'warning'},
      ];
    },
  );
  return [...missing(original, translation), ...missing(translation, original), ...moved];
}

/** All problems of the tags or authors of one kind of content, over all languages. */
export function dataFileProblems(files: Readonly<Record<Locale, DataFile>>): Problem[] {
  return locales.flatMap((locale) => [
    ...files[locale].problems,
    ...(locale === defaultLocale
      ? []
      : dataTranslationProblems(files[defaultLocale], files[locale])),
  ]);
}

/** The file that the framework reads for a language: its own, or else the original's. */
export function dataFileFor(files: Readonly<Record<Locale, DataFile>>, locale: Locale): DataFile {
  return files[locale].isThere ? files[locale] : files[defaultLocale];
}
