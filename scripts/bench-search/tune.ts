/**
 * Measures the quality of our search engine in this process, without a browser. Uses only the
 * corpora of the tuning seed.
 */
import {buildIndex} from '../../src/plugins/search/build-index';
import {createEngine} from '../../src/plugins/search/client/engine';
import {extractPage} from '../../src/plugins/search/extract';
import type {IndexFiles, PageRecord} from '../../src/plugins/search/types';

import {generateCorpus, toHtml} from './corpus';
import {makeQueries} from './queries';

/** Creates a search engine that reads its index from memory. */
export function engineInMemory(files: IndexFiles) {
  const read = (url: string) => {
    const text = files.get(url.replace(/^.*\/index\//, ''));
    return Promise.resolve(new Response(text ?? '', {status: text === undefined ? 404 : 200}));
  };
  globalThis.fetch = ((url: string) => read(url)) as typeof fetch;
  return createEngine('/index/');
}
/**
 * Prints how many queries find the right page first. `SHOW_MISSES` in the environment lists the
 * others.
 */

export async function tune(pageCount: number): Promise<void> {
  const pages = generateCorpus('tuning', pageCount);
  const queries = makeQueries(pages, 'tuning queries', {phrases: 200, scattered: 100});
  const records = pages
    .map((page) => extractPage(toHtml(page), page.url, '|'))
    .filter((record): record is PageRecord => record !== undefined);
  const started = performance.now();
  const files = buildIndex(records);
  console.log(
    `${pageCount} pages, ${files.size} files, built in ${Math.round(performance.now() - started)} ms`,
  );
  const engine = engineInMemory(files);
  for (const spelling of ['marked', 'unmarked'] as const) {
    for (const kind of ['phrase', 'scattered'] as const) {
      const asked = queries.filter((query) => query.kind === kind);
      let first = 0;
      for (const query of asked) {
        const {pages: found} = await engine.search(query[spelling], {from: 0, size: 3});
        if (found[0]?.url === query.url) first += 1;
        else if (process.env.SHOW_MISSES) {
          const rank = found.findIndex(({url}) => url === query.url) + 1;
          console.log(`  ${query[spelling]} → ${query.url}, found at ${rank || '–'}`);
        }
      }
      console.log(`${spelling} ${kind}: ${first}/${asked.length}`);
    }
  }
}
