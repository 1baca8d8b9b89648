import {defaultLocale, locales, type Locale} from '../shared/locales';
import type {Problem} from '../shared/problems';
import {dataFileProblems, readDataFile, type DataFile, type DataFileName} from './data-files';
import {
  contentFiles,
  contentFolder,
  filesUnder,
  readText,
  type ContentFile,
  type ContentKind,
} from './files';
import {frontMatterProblems, translationProblems, type Vocabulary} from './front-matter';
import {imageProblems, isImage} from './images';
import {isPageComponent, pageComponentProblems} from './page-components';
import {unicodeProblems} from './unicode';
import {parseFrontMatter, type Fields} from './yaml';

/** Folders an author writes in. */
export const contentRoots = ['blog', 'docs', 'i18n', 'src/data', 'src/pages', 'static'];

const WRITTEN = /\.(mdx?|ya?ml|json|tsx?)$/;

function perLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}

const dataFiles = (siteDir: string, name: DataFileName, kind: ContentKind) =>
  perLocale((locale) => readDataFile(siteDir, name, kind, locale));

const keysOf = ({file, entries}: DataFile) => ({known: Object.keys(entries), source: file});

/** Posts, guides and pages of all languages, and the tags and authors they name. */
function frontMatter(siteDir: string): Problem[] {
  const blogTags = dataFiles(siteDir, 'tags', 'post');
  const docsTags = dataFiles(siteDir, 'tags', 'guide');
  const authors = dataFiles(siteDir, 'authors', 'post');
  const vocabularyOf = ({kind, locale}: ContentFile): Vocabulary => ({
    tags: keysOf((kind === 'guide' ? docsTags : blogTags)[locale]),
    authors: keysOf(authors[locale]),
  });

  const problems: Problem[] = [];
  const parsed: {content: ContentFile; fields: Fields}[] = [];
  for (const content of contentFiles(siteDir)) {
    const text = readText(siteDir, content.file);
    const result = parseFrontMatter(content.file, text);
    if ('problem' in result) {
      problems.push(result.problem);
      continue;
    }
    parsed.push({content, fields: result.fields});
    problems.push(...frontMatterProblems(content, text, result.fields, vocabularyOf(content)));
  }

  const originals = parsed.filter(({content}) => content.locale === defaultLocale);
  for (const {content, fields} of parsed) {
    if (content.locale === defaultLocale) continue;
    const original = originals.find(
      (other) => other.content.kind === content.kind && other.content.key === content.key,
    );
    if (!original) {
      const folder = contentFolder(content.kind, defaultLocale);
      problems.push({
        file: content.file,
        expected: `its original, ${folder}/${content.key}; a text in this language alone stands there too, with "language: ${content.locale}"`,
      });
      continue;
    }
    const {file} = original.content;
    problems.push(
      ...translationProblems({file, fields: original.fields}, {file: content.file, fields}),
    );
  }
  return [
    ...dataFileProblems(blogTags),
    ...dataFileProblems(docsTags),
    ...dataFileProblems(authors),
    ...problems,
  ];
}

/** Everything that is wrong with what the author wrote, in every language. */
export async function contentProblems(siteDir: string): Promise<Problem[]> {
  const files = contentRoots.flatMap((root) => filesUnder(siteDir, root));
  const images = await Promise.all(
    files.filter(isImage).map((file) => imageProblems(siteDir, file)),
  );
  return [
    ...frontMatter(siteDir),
    ...files
      .filter((file) => file.startsWith('src/pages/') && isPageComponent(file))
      .flatMap((file) => pageComponentProblems(file, readText(siteDir, file))),
    ...images.flat(),
    ...files.flatMap((file) =>
      unicodeProblems(file, WRITTEN.test(file) ? readText(siteDir, file) : undefined),
    ),
  ];
}
