/** The other search engines, set up as their documentation recommends. */
import fs from 'node:fs/promises';
import path from 'node:path';

import MiniSearch from 'minisearch';

import {fold} from '../../src/plugins/search/fold';
import type {PageRecord} from '../../src/plugins/search/types';

/** Fields of the MiniSearch index. The browser must load the index with the same fields. */
export const MINISEARCH_OPTIONS = {
  fields: ['title', 'heading', 'text'],
  storeFields: ['url', 'title', 'heading', 'text'],
};

/**
 * Builds a MiniSearch index of whole pages and writes it as one file. Indexing sections gave worse
 * results.
 */
export async function buildMiniSearch(records: readonly PageRecord[], out: string): Promise<void> {
  const index = new MiniSearch({...MINISEARCH_OPTIONS, processTerm: (term) => fold(term)});
  for (const [id, {url, title, sections}] of records.entries()) {
    index.add({
      id,
      url,
      title,
      heading: sections.map(({heading}) => heading).join('\n'),
      text: sections.map(({text}) => text).join('\n'),
    });
  }
  await fs.mkdir(out, {recursive: true});
  await fs.writeFile(path.join(out, 'index.json'), JSON.stringify(index));
}

/**
 * Builds a Pagefind index of the built pages.
 *
 * @throws if Pagefind reports an error.
 */
export async function buildPagefind(
  pages: readonly {readonly url: string; readonly html: string}[],
  out: string,
): Promise<void> {
  const pagefind = await import('pagefind');
  const {index} = await pagefind.createIndex({forceLanguage: 'vi'});
  if (!index) throw new Error('Pagefind cannot make an index');
  for (const {url, html} of pages) {
    const {errors} = await index.addHTMLFile({url, content: html});
    if (errors.length > 0) throw new Error(errors.join('\n'));
  }
  await index.writeFiles({outputPath: out});
  await pagefind.close();
}
