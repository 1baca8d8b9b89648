/** Prints what was measured as Markdown tables. */
import type {Hit, Result} from './measure';

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const kB = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;

function printTable(title: string, columns: string[], rows: (readonly [string, ...string[]])[]) {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  console.log(
    `\n${title}\n\n${line(['', ...columns])}\n${line(['', ...columns].map(() => '---'))}`,
  );
  console.log(rows.map(line).join('\n'));
}

const isFirst = ({pages, right}: Hit) => pages[0] === right;
const isNear = ({pages, right}: Hit) => pages.slice(0, 3).includes(right);

/** How many queries have the right page first, and among the first three. */
const score = (hits: Hit[]) =>
  hits.length > 0 ? `${hits.filter(isFirst).length} · ${hits.filter(isNear).length}` : '–';

const GROUPS: Record<string, (hit: Hit) => boolean> = {
  'with accents': ({spelling}) => spelling === 'with accents',
  'the same without': ({spelling}) => spelling === 'without accents',
  'no accents in the language': ({spelling, group}) => !spelling && /phrase|two words/.test(group),
  typo: ({group}) => group === 'typo',
  'beginning of a word': ({group}) => group.startsWith('beginning'),
  identifier: ({group}) => group === 'identifier',
};

/** The CPU seconds that an engine adds to a build without search. Pagefind has a run of its own. */
function buildCost({engine, build}: Result, base: Result | undefined): string {
  const problem = build.find((seconds) => typeof seconds === 'string');
  if (problem) return problem;
  const added = build.map(
    (seconds, round) => Number(seconds) - (engine === 'pagefind' ? 0 : Number(base?.build[round])),
  );
  return `${median(added.filter((seconds) => !Number.isNaN(seconds)))?.toFixed(1)} s`;
}

function costs(result: Result, base: Result | undefined): [string, ...string[]] {
  const {engine, bytes, requests, index, times = []} = result;
  const cost = buildCost(result, base);
  if (bytes === undefined || requests === undefined) return [engine, '–', '–', '–', '–', cost];
  // Pagefind's page contains nothing else
  const own = engine === 'pagefind' ? undefined : base;
  const time = times.some((each) => typeof each !== 'number')
    ? undefined
    : median(times as number[]);
  return [
    engine,
    kB(bytes - (own?.bytes ?? 0)),
    String(requests - (own?.requests ?? 0)),
    time === undefined ? 'no result' : `${(time / 1000).toFixed(1)} s`,
    kB(index ?? 0),
    cost,
  ];
}

export function printTables(results: Result[], versions: Record<string, string>): void {
  const list = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  console.log(`\nNode.js ${process.version}, ${list.join(', ')}`);
  const engines = Object.keys(versions).filter((name) => !name.startsWith('@docusaurus/'));
  for (const pages of new Set(results.map((result) => result.pages))) {
    const ofSize = results.filter((result) => result.pages === pages);
    const languages = [...new Set(ofSize.map(({language}) => language))];
    const hitsOf = (engine: string) =>
      languages.map(
        (language) =>
          ofSize.find((one) => one.language === language && one.engine === engine)?.hits ?? [],
      );
    printTable(
      `${pages} pages: queries whose right page is first · among the first three`,
      languages.map((language, at) => `${language} (${hitsOf(engines[0] ?? '')[at]?.length ?? 0})`),
      engines.map((engine) => [engine, ...hitsOf(engine).map(score)]),
    );
    printTable(
      `${pages} pages, all languages`,
      Object.entries(GROUPS).map(
        ([name, isIn]) =>
          `${name} (${
            hitsOf(engines[0] ?? '')
              .flat()
              .filter(isIn).length
          })`,
      ),
      engines.map((engine) => [
        engine,
        ...Object.values(GROUPS).map((isIn) => score(hitsOf(engine).flat().filter(isIn))),
      ]),
    );
    for (const language of languages) {
      const ofSite = ofSize.filter((result) => result.language === language);
      const base = ofSite.find(({engine}) => engine === 'none');
      printTable(
        `${pages} pages, ${language}`,
        ['bytes to the first result', 'requests', 'time', 'index', 'build'],
        ofSite.filter(({engine}) => engine !== 'none').map((result) => costs(result, base)),
      );
    }
  }
}
