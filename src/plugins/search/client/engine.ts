/** The embedded search engine: it finds the pages for a query, with their best sections. */
import {readPage, type PageText} from './read-page';
import {matchQuery} from './match';
import {longestRun} from './phrase';
import {parseQuery, type Query} from './query';
import {RANK_WEIGHTS} from '../weights';
import {rankPages, type RankedPage} from './rank';
import {mark, snippet, type Segment} from './snippet';
import {IndexUnavailable, openIndex, type Index} from './open-index';
import {suggestQueries} from './suggest';

/** A section that matches. */
export type Hit = {
  /** URL of the page with the anchor of the section. */
  readonly url: string;
  readonly anchor: string;
  /** Heading of the section. For the first section it is the page's title. */
  readonly heading: readonly Segment[];
  readonly snippet: readonly Segment[];
};

/** A page that matches, with its best sections first. */
export type PageResult = {
  readonly url: string;
  readonly title: string;
  readonly hits: readonly Hit[];
};

export type SearchResult = {
  readonly query: string;
  /** Number of all matching pages, not only of the returned ones. */
  readonly total: number;
  readonly pages: readonly PageResult[];
};

/** Which results to return: at most `size` pages, starting at index `from` (0 is the best). */
export type SearchRange = {readonly from: number; readonly size: number};

/** All methods reject with `IndexUnavailable` if the index cannot be read. */
export type Engine = {
  /** Opens the index ahead of time, so that the first query is faster. */
  warmUp(): Promise<void>;
  search(query: string, range: SearchRange): Promise<SearchResult>;
  /** Suggests other queries for a query without results. */
  suggest(query: string): Promise<readonly string[]>;
};

/**
 * Number of first pages whose order is checked against their text. The modal
 * shows these pages and reads their text anyway, so the check costs no request.
 */
const VERIFIED_PAGES = 6;

function toResult({url, title, sections}: PageText, shown: readonly string[]): PageResult {
  return {
    url,
    title,
    hits: sections.map(({heading, anchor, text}) => ({
      url: anchor === '' ? url : `${url}#${encodeURIComponent(anchor)}`,
      anchor,
      heading: mark(heading, shown),
      snippet: snippet(text, shown),
    })),
  };
}

/** Sorts the first pages again: a page whose text contains the query as a phrase ranks higher. */
async function verify(index: Index, ranked: readonly RankedPage[], {words, open}: Query) {
  const read = await Promise.all(
    ranked.map(async (page) => {
      const text = await readPage(index, page);
      const texts = text.sections.flatMap((section) => [section.heading, section.text]);
      const run = Math.max(...[text.title, ...texts].map((each) => longestRun(each, words, open)));
      const share = run > 1 ? run / words.length : 0;
      return {text, score: page.score * (1 + RANK_WEIGHTS.verified * share ** 3)};
    }),
  );
  return read.sort((a, b) => b.score - a.score).map(({text}) => text);
}

async function run(index: Index, query: string, {from, size}: SearchRange): Promise<SearchResult> {
  const parsed = parseQuery(query);
  if (parsed.words.length === 0) return {query, total: 0, pages: []};
  const {words, pairs} = await matchQuery(index, parsed);
  const ranked = rankPages(index, words, pairs);
  const shown = [...new Set(words.flatMap((word) => word.shown))];
  const [first, rest] = await Promise.all([
    from < VERIFIED_PAGES ? verify(index, ranked.slice(0, VERIFIED_PAGES), parsed) : [],
    Promise.all(
      ranked
        .slice(Math.max(from, VERIFIED_PAGES), from + size)
        .map((page) => readPage(index, page)),
    ),
  ]);
  const pages = [...first.slice(from, from + size), ...rest];
  return {query, total: ranked.length, pages: pages.map((page) => toResult(page, shown))};
}

/**
 * Creates an engine that reads the index in a folder of the site.
 *
 * @param base path of the folder, with a trailing slash
 */
export function createEngine(base: string): Engine {
  let index: Promise<Index> | undefined;
  const open = () => {
    index ??= openIndex(base).catch((error: unknown) => {
      index = undefined;
      throw error;
    });
    return index;
  };
  /** Opens the index again after a failure: a new deployment may have replaced its files. */
  const withIndex = async <T>(work: (opened: Index) => Promise<T>): Promise<T> => {
    try {
      return await work(await open());
    } catch (error) {
      if (!(error instanceof IndexUnavailable) || !index) throw error;
      index = undefined;
      return work(await open());
    }
  };
  return {
    async warmUp() {
      await open();
    },
    search: (query, range) => withIndex((opened) => run(opened, query, range)),
    suggest: (query) => withIndex((opened) => suggestQueries(opened, parseQuery(query))),
  };
}

const engines = new Map<string, Engine>();

/** Returns the engine of a folder. All callers share it, so each file is fetched once. */
export function sharedEngine(base: string): Engine {
  const engine = engines.get(base) ?? createEngine(base);
  engines.set(base, engine);
  return engine;
}
