/**
 * Generates a Vietnamese corpus: pages about software development, with the vocabulary of
 * `lexicon.ts`. The same seed always gives the same corpus.
 */
import * as lexicon from './lexicon';

/** A generated page. The first section has an empty heading. */
export type CorpusPage = {
  readonly url: string;
  readonly title: string;
  readonly sections: readonly {readonly heading: string; readonly text: string}[];
};

/** A seeded random number generator (mulberry32). The numbers are between 0 and 1. */
export function random(seed: string): () => number {
  let state = 0;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  /**
   * Picks a random item.
   *
   * @throws {RangeError} if the list is empty.
   */
}

export function pick<T>(list: readonly T[], next: () => number): T {
  const value = list[Math.floor(next() * list.length)];
  if (value === undefined) throw new RangeError('Nothing to pick from');
  return value;
}

const SLOTS = {
  v: lexicon.verbs,
  o: lexicon.objects,
  t: lexicon.tools,
  s: lexicon.situations,
  l: lexicon.places,
  q: lexicon.qualities,
  p: lexicon.people,
  n: lexicon.nouns,
};
type Slot = keyof typeof SLOTS;

/** The vocabulary that a page uses most often, so that each page has its own subject. */
function subject(next: () => number): Record<Slot, string[]> {
  const some = (slot: Slot, count: number) =>
    Array.from({length: count}, () => pick(SLOTS[slot], next));
  return {
    v: some('v', 6),
    o: some('o', 7),
    t: some('t', 3),
    s: some('s', 3),
    l: some('l', 2),
    q: some('q', 6),
    p: some('p', 3),
    n: some('n', 4),
  };
}

function fill(template: string, own: Record<Slot, string[]>, next: () => number): string {
  const text = template.replace(/\{(\w)\d?\}/g, (_, letter: string) => {
    const slot = letter as Slot;
    return next() < 0.65 ? pick(own[slot], next) : pick(SLOTS[slot], next);
  });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Generates `count` pages with different titles. */
export function generateCorpus(seed: string, count: number): CorpusPage[] {
  const next = random(seed);
  const titles = new Set<string>();
  return Array.from({length: count}, (_, id) => {
    const own = subject(next);
    let title = fill(pick(lexicon.titles, next), own, next);
    while (titles.has(title)) title = fill(pick(lexicon.titles, next), own, next);
    titles.add(title);
    const headings = new Set<string>();
    const sections = Array.from({length: 4 + Math.floor(next() * 4)}, (__, i) => {
      let heading = '';
      while (i > 0 && (heading === '' || headings.has(heading))) {
        heading = fill(pick(lexicon.headings, next), own, next);
      }
      headings.add(heading);
      const length = 5 + Math.floor(next() * 8);
      const text = Array.from({length}, () => fill(pick(lexicon.sentences, next), own, next));
      return {heading, text: text.join(' ')};
    });
    return {url: `/p/${id}`, title, sections};
  });
}

const escapeHtml = (text: string) => text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);

/** Renders a page as the HTML that a site would build. */
export function toHtml({title, sections}: CorpusPage): string {
  const body = sections.map(({heading, text}, i) => {
    const head = heading === '' ? '' : `<h2 id="s${i}">${escapeHtml(heading)}</h2>`;
    return `${head}<p>${escapeHtml(text)}</p>`;
  });
  return `<!doctype html><html lang="vi"><head><title>${escapeHtml(title)}</title></head><body><main><article><div class="markdown" data-pagefind-body><h1>${escapeHtml(title)}</h1>${body.join('')}</div></article></main></body></html>`;
}
