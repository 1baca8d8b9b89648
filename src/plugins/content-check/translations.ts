import {defaultLocale} from '../../lib/locales';
import type {Problem} from '../../lib/problems';
import {contentFolder, type ContentFile} from '../../lib/content/files';
import type {SourceText} from '../../lib/content/read-content';

/** Fields that must be the same in every language. */
const SHARED_FIELDS = 'date authors tags draft unlisted sidebar_position comments part'.split(' ');

const nameOf = ({kind, key}: ContentFile) => `${kind} ${key}`;
const isOriginal = ({locale}: ContentFile) => locale === defaultLocale;

/** Finds translations whose original is missing. */
function orphanProblems(files: readonly ContentFile[]): Problem[] {
  const originals = new Set(files.filter(isOriginal).map(nameOf));
  return files
    .filter((content) => !isOriginal(content) && !originals.has(nameOf(content)))
    .map(({file, kind, key, locale}) => {
      const original = `${contentFolder(kind, defaultLocale)}/${key}`;
      const problem = `its original ${original} does not exist, so this file is not published`;
      const fix = `Restore the original. If you write only in this language, move the file to ${original} and add "language: ${locale}"`;
      return {file, problem, fix, severity: 'warning'};
    });
}

/**
 * Finds translations whose original is missing or has other values in the shared fields.
 *
 * @param files all files, including those with invalid front matter
 */
export function languageProblems(
  files: readonly ContentFile[],
  content: readonly SourceText[],
): Problem[] {
  const originals = new Map(
    content.filter(({content}) => isOriginal(content)).map((text) => [nameOf(text.content), text]),
  );
  const others = content.filter(({content}) => !isOriginal(content));
  const different = others.flatMap(({content: translation, fields, lines}) => {
    const original = originals.get(nameOf(translation));
    const {file} = translation;
    return SHARED_FIELDS.flatMap((field): Problem[] => {
      const [value, found = null] = [original?.fields[field] ?? null, fields[field]];
      if (!original || JSON.stringify(value) === JSON.stringify(found)) return [];
      const wanted = value === null ? 'not set' : JSON.stringify(value);
      const problem = `is ${wanted} in ${original.content.file}, and must be the same here`;
      return [{file, line: lines[field] ?? 1, field, problem, found, severity: 'warning'}];
    });
  });
  return [...orphanProblems(files), ...different];
}
