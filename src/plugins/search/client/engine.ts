/** The embedded search engine: a query in, pages with their best sections out. */
import {at} from '../at';
import {matchQuery} from './match';
import {parseQuery} from './query';
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

async function describe(
  index: Index,
  {page, sections}: RankedPage,
  shown: readonly string[],
): Promise<PageResult> {
  const first = index.pageOf.indexOf(page);
  const wanted = sections.length > 0 ? sections : [first];
  const described = await Promise.all(
    wanted.map(async (section) => {
      const id = at(index.chunkOf, section);
      const chunk = await index.chunk(id);
      const [heading = '', anchor = '', , text = ''] =
        chunk.sections[section - at(index.chunkStart, id)] ?? [];
      return {chunk, heading: heading || chunk.title, anchor, text};
    }),
  );
  const {url, title} = at(described, 0).chunk;
  return {
    url,
    title,
    hits: described.map(({heading, anchor, text}) => ({
      url: anchor === '' ? url : `${url}#${encodeURIComponent(anchor)}`,
      anchor,
      heading: mark(heading, shown),
      snippet: snippet(text, shown),
    })),
  };
}

async function run(index: Index, query: string, {from, size}: SearchRange): Promise<SearchResult> {
  const parsed = parseQuery(query);
  if (parsed.words.length === 0) return {query, total: 0, pages: []};
  const {words, pairs} = await matchQuery(index, parsed);
  const ranked = rankPages(index, words, pairs);
  const shown = [...new Set(words.flatMap((word) => word.shown))];
  const pages = await Promise.all(
    ranked.slice(from, from + size).map((page) => describe(index, page, shown)),
  );
  return {query, total: ranked.length, pages};
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
