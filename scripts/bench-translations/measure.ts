/** Measures how well changes of originals are found, on edits whose labels are known. */
import path from 'node:path';

import {blocksOf} from '../../src/plugins/content/translations/blocks';
import {changesOf, type Change} from '../../src/plugins/content/translations/compare';
import {contentFiles, readText} from '../../src/plugins/content/check/files';
import {numbers} from '../lib/generated-posts';
import {
  both,
  essential,
  formattedByPrettier,
  harmless,
  type Edit,
  type Edited,
  type Label,
} from './edits';

/** Right reports, reports too many, and what was not reported. */
export type Score = {right: number; tooMany: number; missed: number};

const share = (part: number, rest: number) => (part + rest === 0 ? 1 : part / (part + rest));
export const precision = ({right, tooMany}: Score) => share(right, tooMany);
export const recall = ({right, missed}: Score) => share(right, missed);

/** An edit with a wrong result. */
export type Fault = {
  readonly file: string;
  readonly edit: string;
  readonly expected: readonly Label[];
  readonly found: readonly Change[];
};

/** The result of the measurement. */
export type Measured = {
  readonly edits: number;
  /** Of whole edits: does the translation have to change? */
  readonly texts: Score;
  /** Of single changes: kind and line. */
  readonly changes: Score;
  readonly faults: readonly Fault[];
};

const fits = ({kind, line}: Label, change: Change) =>
  kind === change.kind && (line === undefined || line === change.line);

/** Counts the changes that are right, each once. */
function matched(expected: readonly Label[], found: readonly Change[]): number {
  const rest = [...found];
  return expected.filter((label) => {
    const at = rest.findIndex((change) => fits(label, change));
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  }).length;
}

type AnyEdit = (...parameters: Parameters<Edit>) => ReturnType<Edit> | Promise<Edited | undefined>;

const PRETTIER = 'formatted by Prettier';

const edits: readonly (readonly [string, AnyEdit])[] = [
  ...Object.entries<Edit>(essential),
  ...Object.entries<Edit>(harmless),
  [PRETTIER, formattedByPrettier],
  ['word and heading', both(essential['other word'], essential['other heading'])],
  ['paragraph and cell', both(essential['added paragraph'], essential['changed cell'])],
  ['moved section, other title', both(essential['moved section'], essential['other title'])],
  ['number, wrapped', both(essential['other number'], harmless['decomposed letters'])],
];

/**
 * Makes every edit once in each text of a site, in both languages.
 *
 * @param seed decides the places of the edits
 */
export async function measure(siteDir: string, seed = 1): Promise<Measured> {
  const random = numbers(seed);
  const texts: Score = {right: 0, tooMany: 0, missed: 0};
  const changes: Score = {right: 0, tooMany: 0, missed: 0};
  const faults: Fault[] = [];
  let count = 0;
  for (const {file} of contentFiles(siteDir)) {
    const text = readText(siteDir, file);
    const recorded = (await blocksOf(path.join(siteDir, file), text)) ?? [];
    for (const [name, edit] of edits) {
      const edited = await edit(text, random);
      if (!edited || edited.text === text) continue;
      const blocks = await blocksOf(path.join(siteDir, file), edited.text);
      // Prettier breaks some MDX, and the check of the content says so
      if (!blocks && name === PRETTIER) continue;
      if (!blocks) throw new Error(`After the edit "${name}", ${file} has a fault.`);
      const found = changesOf(
        recorded.map(({digest}) => digest),
        blocks,
      );
      const {labels} = edited;
      count++;
      if (labels.length > 0 && found.length > 0) texts.right++;
      if (labels.length > 0 && found.length === 0) texts.missed++;
      if (labels.length === 0 && found.length > 0) texts.tooMany++;
      const right = matched(labels, found);
      changes.right += right;
      changes.missed += labels.length - right;
      changes.tooMany += found.length - right;
      if (right !== labels.length || right !== found.length) {
        faults.push({file, edit: name, expected: labels, found});
      }
    }
  }
  return {edits: count, texts, changes, faults};
}
