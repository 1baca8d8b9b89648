/** The embedded search engine: a query in, pages with their best sections out. */
import {matchQuery} from './match';
import {parseQuery} from './query';
import {rankPages, type RankedPage} from './rank';
import {mark, snippet, type Segment} from './snippet';
import {IndexUnavailable, openIndex, type Index} from './store';

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
      const id = index.chunkOf[section]!;
      const chunk = await index.chunk(id);
      const [heading = '', anchor = '', , text = ''] =
        chunk.sections[section - index.chunkStart[id]!] ?? [];
      return {chunk, heading: heading || chunk.title, anchor, text};
    }),
  );
  const {url, title} = described[0]!.chunk;
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
  return {
    async warmUp() {
      await open();
    },
    async search(query, range) {
      try {
        return await run(await open(), query, range);
      } catch (error) {
        if (!(error instanceof IndexUnavailable)) throw error;
        // The site may have been published anew since the index was opened.
        index = undefined;
        return run(await open(), query, range);
      }
    },
  };
}
