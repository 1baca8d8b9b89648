import {locales, type Locale} from '../../../lib/locales';
import {site} from '../../../config/site';
import type {Problem} from '../../../lib/problems';
import {duplicateAddresses, duplicateParts, reservedAddresses} from './addresses';
import {bidiProblems} from './bidi';
import {
  dataFileFor,
  dataFileProblems,
  readDataFile,
  type DataFile,
  type DataFileName,
} from './data-files';
import {environmentNameProblems} from './environment-names';
import {filesUnder, readText, type ContentFile, type ContentKind} from './files';
import {frontMatterProblems, type Vocabulary} from './front-matter';
import {imageProblems, isImage, largeImageProblems} from './images';
import {TextReader} from './markdown';
import {shareImageProblems} from './markdown/files';
import {perProcess} from '../../../lib/per-process';
import {isPageComponent, pageComponentProblems} from './page-components';
import {settingsProblems} from './settings';
import {readTexts} from './texts';
import {translationRecordProblems} from '../translations/problems';
import {translationProblems} from './translations';
import {unicodeProblems} from './unicode';
import {wordProblems} from './words';

/** Folders an author writes in. */
export const contentRoots = [
  'blog',
  'docs',
  'i18n',
  'src/config',
  'src/data',
  'src/pages',
  'static',
];

const WRITTEN = /\.(mdx?|ya?ml|json|tsx?)$/;

/** Texts that were read; the development server asks again after every change. */
export const reader = perProcess('reader', () => new TextReader());

function perLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}

const dataFiles = (siteDir: string, name: DataFileName, kind: ContentKind) =>
  perLocale((locale) => readDataFile(siteDir, name, kind, locale));

const keysOf = ({file, entries}: DataFile) => ({known: Object.keys(entries), source: file});

/** Posts, guides and pages of all languages, and the tags and authors they name. */
async function textProblems(siteDir: string, all: readonly string[]): Promise<Problem[]> {
  const blogTags = dataFiles(siteDir, 'tags', 'post');
  const docsTags = dataFiles(siteDir, 'tags', 'guide');
  const authors = dataFiles(siteDir, 'authors', 'post');
  const vocabularyOf = ({kind, locale}: ContentFile): Vocabulary => ({
    tags: keysOf(dataFileFor(kind === 'guide' ? docsTags : blogTags, locale)),
    authors: keysOf(dataFileFor(authors, locale)),
  });
  const {files, written, problems} = readTexts(siteDir);
  return [
    ...dataFileProblems(blogTags),
    ...dataFileProblems(docsTags),
    ...dataFileProblems(authors),
    ...problems,
    ...written.flatMap((text) => frontMatterProblems(text, vocabularyOf(text.content))),
    ...written.flatMap((text) => shareImageProblems(siteDir, text)),
    ...(await reader.problems(siteDir, written)),
    ...translationProblems(files, written),
    ...(await translationRecordProblems(siteDir, written)),
    ...duplicateAddresses(written),
    ...reservedAddresses(written),
    ...duplicateParts(written),
    ...wordProblems(
      siteDir,
      written.flatMap(({content}) => reader.piecesOf(siteDir, content.file)),
      all,
    ),
  ];
}

/**
 * Everything that is wrong with what the author wrote, in every language, of
 * both severities: errors, which stop a build, and warnings.
 */
export async function contentProblems(siteDir: string): Promise<Problem[]> {
  const files = contentRoots.flatMap((root) => filesUnder(siteDir, root));
  const images = files.filter(isImage);
  const unreadable = await Promise.all(images.map((file) => imageProblems(siteDir, file)));
  return [
    ...settingsProblems(site),
    ...environmentNameProblems(siteDir),
    ...(await textProblems(siteDir, files)),
    ...files
      .filter((file) => file.startsWith('src/pages/') && isPageComponent(file))
      .flatMap((file) => pageComponentProblems(file, readText(siteDir, file))),
    ...unreadable.flat(),
    ...images.flatMap((file) => largeImageProblems(siteDir, file)),
    ...files.flatMap((file) => {
      const text = WRITTEN.test(file) ? readText(siteDir, file) : undefined;
      return [...unicodeProblems(file, text), ...bidiProblems(file, text)];
    }),
  ];
}
