import fs from 'node:fs';
import path from 'node:path';

import {defaultLocale, locales, type Locale} from '../shared/locales';
import type {Problem} from '../shared/problems';
import {requiredText, unknownFields} from './fields';
import {contentFolder, readText, type ContentKind} from './files';
import {parseYaml, type Fields} from './yaml';

/** A file of keyed entries beside the content: tags or authors. */
export type DataFile = {
  readonly file: string;
  /** Empty where the file is missing or cannot be read: `problems` then says so. */
  readonly entries: Readonly<Record<string, Fields>>;
  readonly problems: readonly Problem[];
};

export const dataFileNames = ['tags', 'authors'] as const;
export type DataFileName = (typeof dataFileNames)[number];

const KNOWN_FIELDS: Readonly<Record<DataFileName, readonly string[]>> = {
  tags: ['label', 'permalink', 'description'],
  authors: ['name', 'title', 'url', 'image_url', 'email', 'page', 'socials', 'description'],
};

function tagProblems(file: string, key: string, entry: Fields): Problem[] {
  const {permalink} = entry;
  const isAscii = typeof permalink === 'string' && /^\/[a-z0-9]+(-[a-z0-9]+)*$/.test(permalink);
  return [
    ...requiredText(file, `${key}.label`, entry.label),
    ...requiredText(file, `${key}.description`, entry.description),
    ...(isAscii
      ? []
      : [
          {
            file,
            field: `${key}.permalink`,
            expected: 'a slash, then small letters a–z, digits and hyphens, like /github-badges',
            ...(permalink === undefined ? {} : {found: permalink}),
          },
        ]),
  ];
}

function entryProblems(name: DataFileName, file: string, key: string, entry: Fields): Problem[] {
  const unknown = unknownFields(file, entry, KNOWN_FIELDS[name]).map((problem) => ({
    ...problem,
    field: `${key}.${problem.field ?? ''}`,
  }));
  const own =
    name === 'tags' ? tagProblems(file, key, entry) : requiredText(file, `${key}.name`, entry.name);
  return [...unknown, ...own];
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
    return {
      file,
      entries: {},
      problems: [{file, expected: `a file with the ${name}, in "${locale}"`}],
    };
  }
  const parsed = parseYaml(file, readText(siteDir, file));
  if ('problem' in parsed) return {file, entries: {}, problems: [parsed.problem]};
  const problems: Problem[] = [];
  const entries: Record<string, Fields> = {};
  for (const [key, entry] of Object.entries(parsed.fields)) {
    if (typeof entry === 'object' && entry !== null && !Array.isArray(entry)) {
      entries[key] = entry as Fields;
      problems.push(...entryProblems(name, file, key, entry as Fields));
    } else {
      entries[key] = {};
      problems.push({file, field: key, expected: 'fields, each as "name: value"', found: entry});
    }
  }
  return {file, entries, problems};
}

/** A key, or an address, that one language has and another has not. */
export function dataTranslationProblems(original: DataFile, translation: DataFile): Problem[] {
  // An empty side is missing or unreadable, and has been reported as such
  if (Object.keys(original.entries).length === 0 || Object.keys(translation.entries).length === 0) {
    return [];
  }
  const missing = (from: DataFile, to: DataFile): Problem[] =>
    Object.keys(from.entries)
      .filter((key) => !(key in to.entries))
      .map((key) => ({file: to.file, field: key, expected: `an entry, as in ${from.file}`}));
  const moved = Object.entries(translation.entries).flatMap(([key, {permalink}]): Problem[] => {
    const there = original.entries[key];
    if (!there || there.permalink === permalink) return [];
    const expected = `the same as in ${original.file}, ${JSON.stringify(there.permalink)}`;
    return [{file: translation.file, field: `${key}.permalink`, expected, found: permalink}];
  });
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
