/** The embedded search engine: a query in, pages with their best sections out. */
import {readPage, type PageText} from './describe';
import {matchQuery} from './match';
import {longestRun} from './phrase';
import {parseQuery, type Query} from './query';
import {RANK_WEIGHTS} from '../tuning';
import {rankPages, type RankedPage} from './rank';
import {mark, snippet, type Segment} from './snippet';
import {IndexUnavailable, openIndex, type Index} from './store';
import {suggestQueries} from './suggest';

/** A section that matches. */
export type Hit = {
  /** With the anchor of the section. */
  readonly url: string;
  readonly anchor: string;
  /** Heading of the section; the page's title for its top. */
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
  /** All pages that match, not only those returned. */
  readonly total: number;
  readonly pages: readonly PageResult[];
};

export type SearchRange = {readonly from: number; readonly size: number};

export type Engine = {
  /** Makes the first query faster. */
  warmUp(): Promise<void>;
  search(query: string, range: SearchRange): Promise<SearchResult>;
  /** Other queries, for one that finds nothing. */
  suggest(query: string): Promise<readonly string[]>;
};

/** Pages that are read before their order is final; no more than the modal shows, so that it costs nothing. */
const VERIFIED = 6;

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

/** Puts the first pages in order by what their text really says. */
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
    from < VERIFIED ? verify(index, ranked.slice(0, VERIFIED), parsed) : [],
    Promise.all(
      ranked.slice(Math.max(from, VERIFIED), from + size).map((page) => readPage(index, page)),
    ),
  ]);
  const pages = [...first.slice(from, from + size), ...rest];
  return {query, total: ranked.length, pages: pages.map((page) => toResult(page, shown))};
}

/**
 * An engine over the index in a folder of the site.
 *
 * @param base path of the folder, with a slash at its end
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
  /** The site may have been published anew since the index was opened: then it is opened again. */
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

/** The engine of a folder, one for all who search in it: what one has fetched the others need not. */
export function sharedEngine(base: string): Engine {
  const engine = engines.get(base) ?? createEngine(base);
  engines.set(base, engine);
  return engine;
}
