import MiniSearch from 'minisearch';

import {fold} from '../../../src/plugins/search/fold';

import {offer} from './offer';

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

offer(async (query) => {
  const loaded = await load();
  const hits = loaded.search(query, {
    boost: {title: 3, heading: 2},
    prefix: (_term, i, terms) => i === terms.length - 1,
    fuzzy: (term) => (term.length >= 5 ? 1 : false),
    processTerm: (term) => fold(term),
  });
  return [...new Set(hits.map((hit) => String(hit.url)))].slice(0, 6);
});
