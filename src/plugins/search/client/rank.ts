/** Ranks the pages that match a query. */
import {elementAt} from '../element-at';
import {SECTIONS_PER_PAGE} from '../limits';
import {RANK_WEIGHTS} from '../weights';
import type {Matches} from './match';
import type {Index} from './open-index';

export type RankedPage = {
  /** Number of the page in the index. */
  readonly page: number;
  readonly score: number;
  /** Strength of each section. Empty if the index does not know which section matches. */
  readonly sections: ReadonlyMap<number, number>;
};

/** Returns the sections to show, best first. */
export function bestSections({sections}: Pick<RankedPage, 'sections'>): number[] {
  const ordered = [...sections].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const top = ordered[0]?.[1] ?? 0;
  return ordered
    .filter(([, strength]) => strength > top * 0.25)
    .slice(0, SECTIONS_PER_PAGE)
    .map(([section]) => section);
}

/** Scores of one page: by section, and the best score of each word and pair. */
type PageScores = {
  readonly sections: Map<number, number>;
  readonly best: Float32Array;
};

/** Returns the matching pages, best first. */
export function rankPages(
  index: Pick<Index, 'pageOf'>,
  words: readonly Matches[],
  pairs: readonly Matches[],
): RankedPage[] {
  const total = words.length + pairs.length;
  const pages = new Map<number, PageScores>();
  const scoresOf = (page: number) => {
    let each = pages.get(page);
    if (!each) pages.set(page, (each = {sections: new Map(), best: new Float32Array(total)}));
    return each;
  };
  const runs = new Map<number, number>();

  // A word without matches counts as much as the rarest word.
  const rarest = Math.max(1, ...words.map(({idf}) => idf));
  const idfs = words.map((word) => (word.shown.length > 0 ? word.idf : rarest));

  [...words, ...pairs].forEach(({sections, pages: more, idf}, i) => {
    const isPair = i >= words.length;
    // A word that nearly every section contains does not help to rank.
    if (!isPair && words.length > 1 && idf < rarest * 0.02) return;
    const weight = isPair ? RANK_WEIGHTS.pair * idf : idf;
    for (const [section, strength] of sections) {
      // A pair only adds to sections that its words have already found.
      const each = scoresOf(elementAt(index.pageOf, section));
      each.best[i] = Math.max(elementAt(each.best, i), strength * weight);
      each.sections.set(section, (each.sections.get(section) ?? 0) + strength * weight);
      if (isPair) runs.set(section, (runs.get(section) ?? 0) + idf);
    }
    if (isPair) return;
    for (const [page, strength] of more) {
      const each = scoresOf(page);
      each.best[i] = Math.max(elementAt(each.best, i), strength * weight);
    }
  });

  const idfSum = idfs.reduce((sum, idf) => sum + idf, 0) || 1;
  const pairSum = pairs.reduce((sum, {idf}) => sum + idf, 0) || 1;

  const ranked: (RankedPage & {coverage: number})[] = [];
  for (const [page, {sections, best}] of pages) {
    let covered = 0;
    let whole = 0;
    for (let i = 0; i < total; i++) {
      whole += elementAt(best, i);
      if (i < words.length && elementAt(best, i) > 0) covered += elementAt(idfs, i);
    }
    const coverage = covered / idfSum;
    let top = 0;
    for (const [section, score] of sections) {
      const run = (runs.get(section) ?? 0) / pairSum;
      const raised = score + RANK_WEIGHTS.phrase * run ** 3 * idfSum;
      sections.set(section, raised);
      top = Math.max(top, raised);
    }
    const score =
      (RANK_WEIGHTS.page * whole + (1 - RANK_WEIGHTS.page) * top) *
      coverage ** RANK_WEIGHTS.coverage;
    ranked.push({page, score, coverage, sections});
  }
  const best = ranked.reduce((max, {coverage}) => Math.max(max, coverage), 0);
  return ranked
    .filter(({coverage}) => coverage >= best * RANK_WEIGHTS.keep)
    .sort((a, b) => b.score - a.score || a.page - b.page);
}
