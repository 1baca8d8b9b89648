import {CHUNK_SECTIONS, chunkOf} from '../../shared/format';
import {wordsOf} from '../../shared/words';
import {matchQuery, parseQuery} from './match';
import {openIndex, type Index} from './open-index';
import {rankPages} from './rank';
import {mark, snippet} from './snippet';

export type SearchResult = Awaited<ReturnType<typeof run>>;

/** Reads the best sections of a page. */
const readPage = (index: Index, {sections}: ReturnType<typeof rankPages>[number]) =>
  Promise.all(
    sections.map(async (section) => {
      const {sections: parts, ...page} = await index.chunk(chunkOf(section));
      const [heading = '', anchor = '', text = ''] = parts[section % CHUNK_SECTIONS] ?? [];
      return {...page, heading: heading || page.title, anchor, text};
    }),
  );

/** Searches once. See `search` below. */
async function run(index: Index, query: string, count: number) {
  const parsed = parseQuery(query);
  const {words, pairs} = await matchQuery(index, parsed);
  const ranked = rankPages(words, pairs);
  const pages = await Promise.all(ranked.slice(0, count).map((page) => readPage(index, page)));
  /**
   * Returns the words to mark in `text`: the query's words, or, for a word that is not in `text`, the
   * longer or similar words that match it.
   */
  const shownIn = (text: string) => {
    const inText = new Set(wordsOf(text).map(({folded}) => folded));
    const shown = words.map((word, at) => [parsed.words[at]?.folded ?? '', word.shown] as const);
    return new Set(shown.flatMap(([own, all]) => (inText.has(own) ? own : all)));
  };
  return {
    query,
    /** The number of all matching pages, including those that are not in `pages`. */
    total: ranked.length,
    pages: pages.map((hits) => ({
      url: hits[0]?.url ?? '',
      title: hits[0]?.title ?? '',
      place: hits[0]?.place ?? '',
      /** The best section comes first. */
      hits: hits.map(({url, heading, anchor, text}) => {
        const shown = shownIn(`${heading} ${text}`);
        return {
          url: anchor === '' ? url : `${url}#${encodeURIComponent(anchor)}`,
          anchor,
          heading: mark(heading, shown),
          snippet: snippet(heading, text, shown),
        };
      }),
    })),
  };
}

/** @param base the path of the index folder, with a trailing slash */
export function createEngine(base: string) {
  let index: Promise<Index> | undefined;
  const open = () => (index ??= openIndex(base));
  return {
    open,
    /**
     * @param count the number of pages to return
     * @throws if the index cannot be read
     */
    async search(query: string, count: number): Promise<SearchResult> {
      try {
        return await run(await open(), query, count);
      } catch {
        // A new deployment may have replaced the files, so open the index again
        index = undefined;
        return run(await open(), query, count);
      }
    },
  };
}
