/** The script of the search window with Algolia, which filters by language and docs version. */
import {liteClient} from 'algoliasearch/lite';

import type {HostedIndex} from '../../shared/constants';
import type {PageResult} from '../engine';
import type {Segment} from '../engine/snippet';
import {startWindow} from './window';

/** The client's own attempts together may take a minute. */
const TIMEOUT_MS = 8_000;

type Highlighted = {value: string};
type Hit = {
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  hierarchy: Record<string, string | null>;
  _highlightResult: {hierarchy: Record<string, Highlighted | undefined>};
  _snippetResult?: {content?: Highlighted};
};

/** Returns the parts of a text in which Algolia has marked the matches. All else in it is text. */
function toSegments(html = ''): Segment[] {
  const escaped = html.replace(/<(?!\/?mark>)/g, '&lt;');
  const {body} = new DOMParser().parseFromString(escaped, 'text/html');
  return [...body.childNodes].map((node) => ({
    text: node.textContent ?? '',
    isMarked: node instanceof Element,
  }));
}

const toText = (html: string | null | undefined) =>
  toSegments(html ?? '')
    .map(({text}) => text)
    .join('');

/** Turns an address of the published site into one of this copy of it. */
function localUrl(address: string): string {
  const {pathname, hash} = new URL(address, window.location.href);
  return pathname + hash;
}

/** Puts the sections of a page together. The best page first. */
function toPages(hits: Hit[]): PageResult[] {
  const pages = new Map<string, PageResult>();
  for (const hit of hits) {
    const {lvl0, lvl1} = hit.hierarchy;
    const title = toText(lvl1 ?? lvl0);
    const page = pages.get(hit.url_without_anchor) ?? {
      url: localUrl(hit.url_without_anchor),
      title,
      hits: [],
    };
    pages.set(hit.url_without_anchor, page);
    const [heading] = Object.values(hit._highlightResult.hierarchy).filter(Boolean).reverse();
    page.hits.push({
      url: localUrl(hit.url),
      anchor: hit.anchor ?? '',
      heading: toSegments(heading?.value ?? title),
      snippet: toSegments(hit._snippetResult?.content?.value),
    });
  }
  return [...pages.values()];
}

/** The dialog has these as `data-hosted`. */
type Options = HostedIndex & {facetFilters: (string | string[])[]};

startWindow(({hosted = ''}) => {
  const {appId, apiKey, indexName, facetFilters} = JSON.parse(hosted) as Options;
  const client = liteClient(appId, apiKey);
  return async (query) => {
    const tooLate = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The service takes too long')), TIMEOUT_MS);
    });
    const asked = client.searchForHits<Hit>({
      requests: [
        {
          indexName,
          query,
          facetFilters,
          attributesToSnippet: ['content:28'],
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
        },
      ],
    });
    const {results} = await Promise.race([asked, tooLate]);
    const {hits, nbHits = 0} = results[0] as {hits: Hit[]; nbHits?: number};
    return {query, total: nbHits, suggestions: [], pages: toPages(hits)};
  };
});
