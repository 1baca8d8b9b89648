/** Prints what was measured as tables. */
import type {Hit, Result} from './measure';

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const kB = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;

const isFirst = ({pages, right}: Hit) => pages[0] === right;
const isNear = ({pages, right}: Hit) => pages.slice(0, 3).includes(right);

/** How many queries have the right page first, and among the first three. */
const score = (hits: Hit[]) =>
  `${hits.filter(isFirst).length} · ${hits.filter(isNear).length} of ${hits.length}`;

const kindOf = ({spelling, group}: Hit) =>
  spelling ?? (/phrase|two words/.test(group) ? 'no accents in the language' : group);

/** Prints a row for each engine, and a column for each language or kind of query. */
function printScores(results: Result[], columnOf: (hit: Hit, result: Result) => string) {
  const rows: Record<string, Record<string, Hit[]>> = {};
  for (const result of results) {
    const row = (rows[result.engine] ??= {});
    for (const hit of result.hits ?? []) (row[columnOf(hit, result)] ??= []).push(hit);
  }
  const scoresOf = (row: Record<string, Hit[]>) =>
    Object.fromEntries(Object.entries(row).map(([name, hits]) => [name, score(hits)]));
  console.table(
    Object.fromEntries(Object.entries(rows).map(([engine, row]) => [engine, scoresOf(row)])),
  );
}

/** The CPU seconds that an engine adds to a build without search. Pagefind runs after the build. */
function buildCost({engine, build}: Result, base: Result | undefined): string {
  const problem = build.find((seconds) => typeof seconds === 'string');
  if (problem) return problem;
  const added = build.map(
    (seconds, round) => Number(seconds) - (engine === 'pagefind' ? 0 : Number(base?.build[round])),
  );
  return `${median(added.filter((seconds) => !Number.isNaN(seconds)))?.toFixed(1)} s`;
}

function costsOf(result: Result, base: Result | undefined) {
  const {engine, bytes, requests, index, times = []} = result;
  const build = buildCost(result, base);
  if (bytes === undefined || requests === undefined) return {build};
  // Pagefind's page contains only the search, so there is nothing to subtract
  const own = engine === 'pagefind' ? undefined : base;
  const time = times.every((each) => typeof each === 'number') ? median(times) : undefined;
  return {
    bytes: kB(bytes - (own?.bytes ?? 0)),
    requests: requests - (own?.requests ?? 0),
    time: time === undefined ? 'no result' : `${(time / 1000).toFixed(1)} s`,
    index: kB(index ?? 0),
    build,
  };
}

export function printTables(results: Result[], versions: Record<string, string>): void {
  console.log(`Node.js ${process.version}`, versions);
  for (const pages of new Set(results.map((result) => result.pages))) {
    const ofSize = results.filter((result) => result.pages === pages);
    const ofEngines = ofSize.filter(({engine}) => engine !== 'none');
    console.log(`\n${pages} pages: queries whose right page is first · among the first three`);
    printScores(ofEngines, (_hit, {language}) => language);
    printScores(ofEngines, kindOf);
    for (const language of new Set(ofEngines.map((result) => result.language))) {
      const isOfSite = (result: Result) => result.language === language;
      const base = ofSize.filter(isOfSite).find(({engine}) => engine === 'none');
      console.log(`${pages} pages, ${language}: up to the first result, and the build`);
      console.table(
        Object.fromEntries(
          ofEngines.filter(isOfSite).map((result) => [result.engine, costsOf(result, base)]),
        ),
      );
    }
  }
}
