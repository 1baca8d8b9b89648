import {pageOf} from '../../shared/format';
import {RANK_WEIGHTS, SECTIONS_PER_PAGE} from '../../shared/tuning';
import type {Matches} from './match';

/** Returns the matching pages and their best sections, both best first. */
export function rankPages(words: Matches[], pairs: Matches[]) {
  // A word without matches counts as much as the rarest word
  const rarest = Math.max(1, ...words.map(({idf}) => idf));
  const idfs = words.map(({sections, idf}) => (sections.size > 0 ? idf : rarest));
  const idfSum = idfs.reduce((sum, idf) => sum + idf, 0) || 1;

  /** Each page's section scores, and its best score for each word and pair. */
  const pages = new Map<number, {sections: Map<number, number>; best: number[]}>();
  for (const [i, {sections, idf}] of [...words, ...pairs].entries()) {
    const isPair = i >= words.length;
    // A word in nearly every section is useless for ranking
    if (!isPair && words.length > 1 && idf < rarest * 0.02) continue;
    for (const [section, strength] of sections) {
      const page = pageOf(section);
      const scores = pages.get(page) ?? {sections: new Map<number, number>(), best: []};
      pages.set(page, scores);
      const score = strength * idf * (isPair ? RANK_WEIGHTS.pair : 1);
      scores.best[i] = Math.max(scores.best[i] ?? 0, score);
      scores.sections.set(section, (scores.sections.get(section) ?? 0) + score);
    }
  }

  const ranked = [...pages].map(([page, {sections, best}]) => {
    const covered = idfs.reduce((sum, idf, i) => sum + (best[i] || words[i]?.isCut ? idf : 0), 0);
    const coverage = covered / idfSum;
    const whole = best.reduce((sum, score) => sum + score, 0);
    const bestFirst = [...sections].sort(([a, first], [b, second]) => second - first || a - b);
    const [, top = 0] = bestFirst[0] ?? [];
    return {
      page,
      coverage,
      score:
        (RANK_WEIGHTS.page * whole + (1 - RANK_WEIGHTS.page) * top) *
        coverage ** RANK_WEIGHTS.coverage,
      sections: bestFirst
        .filter(([, score]) => score > top * 0.25)
        .slice(0, SECTIONS_PER_PAGE)
        .map(([section]) => section),
    };
  });
  const most = Math.max(...ranked.map(({coverage}) => coverage));
  return ranked
    .filter(({coverage}) => coverage >= most * RANK_WEIGHTS.keep)
    .sort((a, b) => b.score - a.score || a.page - b.page);
}
