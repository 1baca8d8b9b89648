import MiniSearch from 'minisearch';

import {fold} from '../../../src/plugins/search/fold';

import {exposeQuery} from './expose-query';

type Loaded = MiniSearch<{url: string}>;

let index: Promise<Loaded> | undefined;

function load(): Promise<Loaded> {
  index ??= fetch('/minisearch/index/index.json')
    .then((response) => response.text())
    .then((json) =>
      MiniSearch.loadJSON<{url: string}>(json, {
        fields: ['title', 'heading', 'text'],
        storeFields: ['url', 'title', 'heading', 'text'],
        processTerm: (term) => fold(term),
      }),
    );
  return index;
}

exposeQuery(async (query) => {
  const loaded = await load();
  const options = {
    boost: {title: 3, heading: 2},
    prefix: (_term: string, i: number, terms: string[]) => i === terms.length - 1,
    processTerm: (term: string) => fold(term),
  };
  const all = loaded.search(query, {...options, combineWith: 'AND'});
  // If no page has all words, also accept pages with some of them, and misspelled words.
  const fuzzy = (term: string) => (term.length >= 5 ? 1 : false);
  const hits = all.length > 0 ? all : loaded.search(query, {...options, fuzzy});
  return [...new Set(hits.map((hit) => String(hit.url)))].slice(0, 6);
});
