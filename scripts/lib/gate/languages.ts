import type {Problem} from '../../../src/lib/problems';
import {ownerOf} from '../ownership';
import {readCatalogue} from '../translations/catalogue';
import {readNames} from '../translations/names';
import {checkBuiltSite} from '../translations/site';
import {BUILD_DIR} from './site';

type Warning = Problem & {readonly severity: 'warning'};

/** How many places of the same text are named. */
const PLACES = 3;

/** The same text on many pages is one problem, named with the first few of them. */
function onePerText(problems: readonly Problem[]): Problem[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const key = JSON.stringify([problem.field, problem.expected, problem.found]);
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const rest = group.length - PLACES;
    const files = group.slice(0, PLACES).map(({file}) => file);
    return [{...first, file: `${files.join(', ')}${rest > 0 ? ` and ${rest} more pages` : ''}`}];
  });
}

/**
 * What is in the wrong language on the pages, and the strings of the author's
 * pages that English lacks. All of these are warnings: a page in two languages
 * works, and which language a text is in is a guess.
 */
export async function languageProblems(siteDir: string): Promise<Warning[]> {
  const {catalogue, missing} = await readCatalogue(siteDir);
  const untranslated = missing
    .filter(({file}) => ownerOf(file) === 'author')
    .map(({id, file, message}) => ({
      file,
      field: id,
      expected:
        `an English text in i18n/en/code.json, {"${id}": {"message": "…"}}; ` +
        'until then the English page shows the Vietnamese one',
      found: message,
    }));
  const names = {vi: await readNames(siteDir, 'vi'), en: await readNames(siteDir, 'en')};
  const built = checkBuiltSite(BUILD_DIR, catalogue, names)
    // Already said, with the file it is in
    .filter(({found}) => !missing.some(({message}) => message === found))
    .map(({file, ...problem}) => ({...problem, file: `${BUILD_DIR}/${file}`}));
  return [...untranslated, ...onePerText(built)].map((problem) => ({
    ...problem,
    severity: 'warning',
  }));
}
