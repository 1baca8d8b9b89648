import {defaultLocale} from '../../settings/locales';
import type {Problem} from '../../utils/problems';
import {contentFolder, type ContentFile} from '../../content/files';
import type {SourceText} from '../../content/open-content';

const SHARED_FIELDS = [
  'date',
  'authors',
  'tags',
  'draft',
  'unlisted',
  'sidebar_position',
  'comments',
  'part',
];

const nameOf = ({kind, key}: ContentFile) => `${kind} ${key}`;

function orphanProblem({file, kind, key, locale}: ContentFile): Problem {
  const original = `${contentFolder(kind, defaultLocale)}/${key}`;
  const problem = `its original ${original} does not exist, so this file is not published`;
  const fix = `Delete this file, or restore the original. If you write only in this language, move the file to ${original} and add "language: ${locale}"`;
  return {file, problem, fix, severity: 'warning'};
}

/** Returns the files in other languages that are not published, because their original does not exist. */
export function orphansIn(files: readonly ContentFile[]): ContentFile[] {
  const isOriginal = ({locale}: ContentFile) => locale === defaultLocale;
  const originals = new Set(files.filter(isOriginal).map(nameOf));
  return files.filter((each) => !isOriginal(each) && !originals.has(nameOf(each)));
}

/**
 * Finds translations whose original is missing, or whose shared fields differ from the original's.
 *
 * @param files all files, including those with invalid front matter
 */
export function languageProblems(
  files: readonly ContentFile[],
  written: readonly SourceText[],
): Problem[] {
  const originals = new Map(
    files.filter(({locale}) => locale === defaultLocale).map((each) => [nameOf(each), each]),
  );
  const sources = new Map(written.map((text) => [text.content, text]));
  const translations = files.filter(({locale}) => locale !== defaultLocale);
  return translations.flatMap((content) => {
    const original = originals.get(nameOf(content));
    if (!original) return [orphanProblem(content)];
    const [source, translation] = [sources.get(original), sources.get(content)];
    if (!source || !translation) return [];
    return SHARED_FIELDS.flatMap((field): Problem[] => {
      const [value, found] = [source, translation].map(({fields}) => fields[field] ?? null);
      if (JSON.stringify(value) === JSON.stringify(found)) return [];
      const wanted = value === null ? 'not set' : JSON.stringify(value);
      const rule = found === null ? 'but is missing here' : 'and must be the same here';
      const problem = `is ${wanted} in ${original.file}, ${rule}`;
      const line = translation.lines[field] ?? 1;
      const place = {file: content.file, line, field, severity: 'warning'} as const;
      return [{...place, problem, ...(found !== null && {found})}];
    });
  });
}
