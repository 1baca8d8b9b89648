import fs from 'node:fs';
import path from 'node:path';

import {GlobExcludeDefault} from '@docusaurus/utils';
import {globSync} from 'tinyglobby';

import {defaultLocale, locales, type Locale} from '../settings/locales';
import {perProcess} from '../utils/cache';
import type {Problem} from '../utils/problems';
import {parseFrontMatter, parseYaml, type Parsed} from './yaml-and-front-matter';

/** The folder of each kind of content in the default language, and in `i18n/{locale}` for translations. */
const FOLDERS = {
  post: ['blog', 'docusaurus-plugin-content-blog'],
  guide: ['docs', 'docusaurus-plugin-content-docs/current'],
  page: ['src/pages', 'docusaurus-plugin-content-pages'],
} as const;
export type ContentKind = keyof typeof FOLDERS;

export type ContentFile = {
  readonly kind: ContentKind;
  readonly locale: Locale;
  /** The path relative to the site folder, with forward slashes. */
  readonly file: string;
  /** The path relative to the folder for this kind of content. It is the same in every language. */
  readonly key: string;
};

/** Returns the folder for a kind of content in a language, relative to the site folder. */
export function contentFolder(kind: ContentKind, locale: Locale): string {
  const [original, translated] = FOLDERS[kind];
  return locale === defaultLocale ? original : `i18n/${locale}/${translated}`;
}

const contentKinds = Object.keys(FOLDERS) as ContentKind[];
const folders = locales.flatMap((locale) =>
  contentKinds.map((kind) => ({kind, locale, folder: `${contentFolder(kind, locale)}/`})),
);

export function filesUnder(siteDir: string, folder: string): string[] {
  return globSync(`${folder}/**`, {cwd: siteDir, dot: true}).sort();
}

/** Returns a Markdown file's kind, language and key, or `undefined` for other files. */
export function contentFileAt(file: string): ContentFile | undefined {
  if (!/\.mdx?$/.test(file)) return undefined;
  const found = folders.find(({folder}) => file.startsWith(folder));
  return (
    found && {kind: found.kind, locale: found.locale, file, key: file.slice(found.folder.length)}
  );
}

/** Returns the file of the same post, guide or page in another language. Returns other files unchanged. */
export function fileIn(locale: Locale, file: string): string {
  const content = contentFileAt(file);
  return content ? `${contentFolder(content.kind, locale)}/${content.key}` : file;
}

/** Returns the file of a translation's original. Returns other files unchanged. */
export const originalOf = (file: string): string => fileIn(defaultLocale, file);

/**
 * Lists the posts, guides and Markdown pages in all languages. Like Docusaurus, this skips files and
 * folders whose names begin with an underscore. `src/pages` has its own pattern, because a pattern with
 * a slash inside the braces makes the search visit every folder.
 */
export const contentFiles = (siteDir: string): ContentFile[] =>
  globSync(['{blog,docs,i18n}/**/*.{md,mdx}', 'src/pages/**/*.{md,mdx}'], {
    cwd: siteDir,
    ignore: GlobExcludeDefault,
  })
    .sort()
    .flatMap((file) => contentFileAt(file) ?? []);

/** A file's text, and the fields of its front matter or of the whole YAML file. */
export type Source = Parsed & {readonly text: string};

export type SourceText = Source & {readonly content: ContentFile};

const sources = () => perProcess('sources', () => new Map<string, Source & {state: string}>());

/**
 * Opens the author's files for reading. Each file is read and parsed once in a process, and again only
 * after it has changed.
 */
export function openContent(siteDir: string) {
  /** Returns `undefined` if the file does not exist. */
  function read(file: string): Source | undefined {
    const absolute = path.join(siteDir, file);
    // If a part of the path is a file, `statSync` would throw
    if (!fs.existsSync(absolute)) return undefined;
    const stats = fs.statSync(absolute);
    if (!stats.isFile()) return undefined;
    const state = [stats.mtimeMs, stats.size, stats.ino].join(' ');
    const known = sources().get(absolute);
    if (known?.state === state) return known;
    const text = fs.readFileSync(absolute, 'utf8');
    const parse = /\.ya?ml$/.test(file) ? parseYaml : parseFrontMatter;
    const source = {text, state, ...parse(file, text)};
    sources().set(absolute, source);
    return source;
  }

  return {
    read,
    /** Returns a file's text, or `''` if the file does not exist. */
    textOf: (file: string): string => read(file)?.text ?? '',
    /**
     * Reads all posts, guides and pages in all languages. Files with invalid front matter are listed in
     * `problems` instead of `written`.
     */
    readAll() {
      const files = contentFiles(siteDir);
      const written: SourceText[] = [];
      const problems: Problem[] = [];
      for (const content of files) {
        const source = read(content.file);
        if (source?.problem) problems.push(source.problem);
        else if (source) written.push({content, ...source});
      }
      return {files, written, problems};
    },
  };
}
