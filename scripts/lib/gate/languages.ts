import type {Problem} from '../../../src/lib/problems';
import {ownerOf} from '../ownership';
import {readCatalogue} from '../translations/catalogue';
import {readNames} from '../translations/names';
import {checkBuiltSite} from '../translations/site';
import {BUILD_DIR} from './site';

type Warning = Problem & {readonly severity: 'warning'};

/** The number of pages that a message names. */
const PLACES = 3;

/** Groups problems with the same text into one that names the first few pages. */
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
 * Finds texts in the wrong language on the built pages, and strings of the author's pages without
 * an English translation. All are warnings, because a page with mixed languages still works and the
 * language of a text is only guessed.
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
    // The first list already has these, with their source files
    .filter(({found}) => !missing.some(({message}) => message === found))
    .map(({file, ...problem}) => ({...problem, file: `${BUILD_DIR}/${file}`}));
  return [...untranslated, ...onePerText(built)].map((problem) => ({
    ...problem,
    severity: 'warning',
  }));
}
