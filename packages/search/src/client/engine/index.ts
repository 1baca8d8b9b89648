import {CHUNK_SECTIONS, chunkOf} from '../../shared/format';
import {RANK_WEIGHTS} from '../../shared/tuning';
import {wordsOf} from '../../shared/words';
import {matchQuery, parseQuery, type Query} from './match';
import {openIndex, type Index} from './open-index';
import {rankPages} from './rank';
import {mark, snippet} from './snippet';

export type SearchResult = Awaited<ReturnType<typeof run>>;

/** How many pages to rank again by their content. The search window shows most of them anyway. */
const RANKED_AGAIN = 6;

async function readPage(index: Index, {score, sections}: ReturnType<typeof rankPages>[number]) {
  const read = await Promise.all(
    sections.map(async (section) => {
      const {sections: parts, ...page} = await index.chunk(chunkOf(section));
      const [heading = '', anchor = '', text = ''] = parts[section % CHUNK_SECTIONS] ?? [];
      return {...page, heading: heading || page.title, anchor, text};
    }),
  );
  return {score, read};
}

/**
 * Returns how many words of the query, one after another, `text` contains word for word. Returns 0 if it
 * contains only single words.
 */
function longestRun(text: string, {words, isOpen}: Query): number {
  const query = words.map(({folded}) => folded);
  const inText = ['', ...wordsOf(text).map(({folded}) => folded), ''].join(' ');
  for (let length = query.length; length > 1; length -= 1) {
    for (let end = length; end <= query.length; end += 1) {
      // The last word may be the beginning of a longer one
      const after = isOpen && end === query.length ? '' : ' ';
      if (inText.includes(` ${query.slice(end - length, end).join(' ')}${after}`)) return length;
    }
  }
  return 0;
}

/** Searches once. See `search` below. */
async function run(index: Index, query: string, count: number) {
  const parsed = parseQuery(query);
  const {words, pairs} = await matchQuery(index, parsed);
  const ranked = rankPages(words, pairs);
  const pages = await Promise.all(
    ranked.slice(0, Math.max(count, RANKED_AGAIN)).map((page) => readPage(index, page)),
  );
  const best = pages.slice(0, RANKED_AGAIN).map((page) => {
    const parts = page.read.flatMap(({title, heading, text}) => [title, heading, text]);
    const share = Math.max(...parts.map((text) => longestRun(text, parsed))) / parsed.words.length;
    return {...page, score: page.score * (1 + RANK_WEIGHTS.verbatim * share ** 3)};
  });
  best.sort((a, b) => b.score - a.score);
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
    pages: [...best, ...pages.slice(RANKED_AGAIN)].slice(0, count).map(({read}) => ({
      url: read[0]?.url ?? '',
      title: read[0]?.title ?? '',
      place: read[0]?.place ?? '',
      /** The best section comes first. */
      hits: read.map(({url, heading, anchor, text}) => {
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
