import type {Problem} from '../../utils/problems';
import {originalOf, type ContentFile, type SourceText} from '../../content/content-files';

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

function orphanProblem({file, locale}: ContentFile): Problem {
  const original = originalOf(file);
  const problem = `its original ${original} does not exist, so this file is not published`;
  const fix = `Delete this file, or restore the original. If you write only in this language, move the file to ${original} and add "language: ${locale}"`;
  return {file, problem, fix, severity: 'warning'};
}

/** Returns the files in other languages that are not published, because their original does not exist. */
export function orphansIn(files: readonly ContentFile[]): ContentFile[] {
  const names = new Set(files.map(({file}) => file));
  return files.filter(({file}) => !names.has(originalOf(file)));
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
  const sources = new Map(written.map((source) => [source.content.file, source]));
  const differences = written.flatMap(({content: {file}, fields, lines}) => {
    const original = originalOf(file);
    const wanted = sources.get(original)?.fields;
    if (!wanted) return [];
    return SHARED_FIELDS.flatMap((field): Problem[] => {
      const [value, found] = [wanted, fields].map((each) => each[field] ?? null);
      if (JSON.stringify(value) === JSON.stringify(found)) return [];
      const is = value === null ? 'not set' : JSON.stringify(value);
      const must = value === null ? 'must not be set here' : 'must be the same here';
      const rule = found === null ? 'but is missing here' : `and ${must}`;
      const problem = `is ${is} in ${original}, ${rule}`;
      const place = {file, line: lines[field] ?? 1, field, severity: 'warning'} as const;
      return [{...place, problem, ...(found !== null && {found})}];
    });
  });
  return [...differences, ...orphansIn(files).map(orphanProblem)];
}
