import type {Written} from '../check/front-matter';
import {altProblems} from '../check/markdown/files';
import {formatOf, openParser} from '../check/markdown/parser';

/** A picture that may lack its words. To parse all texts of a large site takes seconds. */
const SUSPECT = /!\[\s*\]|<(?:img|Image)\b(?![^>]*\balt\s*=)/;

/** Returns the lines of the pictures without an alternative text, by file. */
export async function picturesWithoutText(
  written: readonly Written[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const suspects = written.filter(({text}) => SUSPECT.test(text));
  if (suspects.length === 0) return new Map();
  const parse = await openParser();
  return new Map(
    suspects.map(({content: {file}, text, values}) => {
      const parsed = parse(text, formatOf(file, values));
      const problems = 'tree' in parsed ? altProblems(file, parsed.tree) : [];
      return [file, problems.map(({line = 1}) => line)];
    }),
  );
}
