import {integrations, type Integration} from '../../../src/lib/integrations';
import {locales, type Locale} from '../../../src/lib/locales';
import type {Row} from './list';

/** A test that passed. */
export type Test = {
  readonly file: string;
  /** The titles of its groups, then its own. */
  readonly titles: readonly string[];
};

/** A variable that a build or a command reads. */
export type Variable = {
  readonly name: string;
  /** What titles may write for its whole group: `GISCUS_*`. */
  readonly group?: string | undefined;
  /** Readers see the difference, as texts. */
  readonly inEachLanguage?: boolean;
};

const services: readonly Integration[] = integrations;

/** Every variable that a build or a command reads. */
export const variables: readonly Variable[] = [
  {name: 'SITE_URL'},
  {name: 'BASE_URL'},
  {name: 'SHOW_DRAFTS'},
  ...services.flatMap(({variables: own, toolVariables = []}) => {
    const group = own.length > 1 ? `${own[0]?.name.split('_')[0]}_*` : undefined;
    // What only commands read is secret: it has tests of its own
    return [
      ...own.map(({name}) => ({name, group, inEachLanguage: true})),
      ...toolVariables.map(({name}) => ({name})),
    ];
  }),
];

/** The ids at the start of a title: rows, variables, and patterns of variables. */
const IDS = /^(?:(?:[A-Z]\d{2}|[A-Z]+(?:_[A-Z]+)*_(?:[A-Z]+|\*)):? )+/;

/** What a test proves, and where. */
export type Proof = {
  readonly ids: readonly string[];
  /** None if the title names no language: the behavior does not depend on it. */
  readonly languages: readonly Locale[];
  readonly isUnset: boolean;
};

/** Reads from the titles of a test what it proves. */
export function proofOf({titles}: Test): Proof {
  const ids = titles.flatMap((title) => IDS.exec(title)?.[0].match(/[\w*]+/g) ?? []);
  const words = titles.join(' ');
  const isInAll = /\b(?:both|each|every) languages?\b/.test(words);
  return {
    ids,
    languages: locales.filter((locale) => isInAll || new RegExp(`\\b${locale}\\b`).test(words)),
    isUnset: /\bunset\b/.test(words),
  };
}

/** A line of the table. */
export type Line = {
  readonly id: string;
  readonly what: string;
  readonly languages: readonly Locale[];
  readonly tests: readonly Test[];
  /** What is missing; none if the line is proven. */
  readonly missing?: string | undefined;
};

type Proven = Proof & {readonly test: Test};

function lineOf({id, what, inEachLanguage}: Row, proofs: readonly Proven[]): Line {
  const languages = locales.filter((locale) =>
    proofs.some((proof) => proof.languages.includes(locale)),
  );
  const others = locales.filter((locale) => !languages.includes(locale));
  let missing: string | undefined;
  if (proofs.length === 0) missing = 'a test';
  else if (inEachLanguage && others.length > 0) missing = `a test in ${others.join(', ')}`;
  return {id, what, languages, tests: proofs.map(({test}) => test), missing};
}

/**
 * Compares the promises with the tests that passed.
 *
 * @returns a line for each row; for each variable one line if it is set, and one if it is unset; and
 *   one for each id in a title that nothing has
 */
export function compare(rows: readonly Row[], tests: readonly Test[]): Line[] {
  const proofs = tests.map((test) => ({test, ...proofOf(test)}));
  const promises = [
    ...rows.map((row) => ({row, ids: [row.id], isUnset: undefined})),
    ...variables.flatMap(({name, group, inEachLanguage}) =>
      [false, true].map((isUnset) => ({
        row: {id: name, what: isUnset ? 'unset' : 'set', inEachLanguage},
        ids: group === undefined ? [name] : [name, group],
        isUnset,
      })),
    ),
  ];
  const known = promises.flatMap(({ids}) => ids);
  const unknown = new Set(proofs.flatMap(({ids}) => ids).filter((id) => !known.includes(id)));
  return [
    ...promises.map(({row, ids, isUnset}) =>
      lineOf(
        row,
        proofs.filter(
          (proof) =>
            proof.ids.some((id) => ids.includes(id)) &&
            (isUnset === undefined || proof.isUnset === isUnset),
        ),
      ),
    ),
    ...[...unknown].map((id) => ({
      id,
      what: 'in the title of a test',
      languages: [],
      tests: proofs.filter(({ids}) => ids.includes(id)).map(({test}) => test),
      missing: 'a row or variable of this name',
    })),
  ];
}
