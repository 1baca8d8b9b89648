/** Searches with the hosted service, for the results page. */
import {liteClient} from 'algoliasearch/lite';

import type {PageResult, SearchRange, SearchResult} from './engine';
import {checkedResults, withDeadline} from './hosted-client';
import type {Segment} from './snippet';

// The service puts these characters around matches. No text contains them, so no HTML is parsed.
const OPEN = '\u0001';
const CLOSE = '\u0002';

export type HostedOptions = {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  readonly facetFilters: unknown;
};

type HostedHit = {
  readonly url: string;
  readonly anchor?: string | null;
  readonly hierarchy?: Readonly<Record<string, string | null>>;
  readonly _highlightResult?: {readonly hierarchy?: Readonly<Record<string, {value: string}>>};
  readonly _snippetResult?: {readonly content?: {readonly value: string}};
};

const decode = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#0?39;/g, "'")
    .replace(/&amp;/g, '&');

function segments(marked: string): Segment[] {
  return marked
    .split(OPEN)
    .flatMap((piece, i): Segment[] => {
      const [text = '', after = ''] = i === 0 ? ['', piece] : piece.split(CLOSE);
      return [
        {text: decode(text), marked: true},
        {text: decode(after), marked: false},
      ];
    })
    .filter(({text}) => text !== '');
}

/** Returns the path of a result, so that the router opens it without a page load. */
function localUrl(url: string): string {
  const {origin, pathname, search, hash} = new URL(url, window.location.href);
  // The index has URLs of the published site; this may be a preview on another host.
  return /^https?:$/.test(new URL(origin).protocol) ? `${pathname}${search}${hash}` : '/';
}

function toPage(hit: HostedHit): PageResult {
  const levels = Object.entries(hit._highlightResult?.hierarchy ?? {}).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const heading = segments(levels[levels.length - 1]?.[1].value ?? hit.hierarchy?.lvl1 ?? hit.url);
  const url = localUrl(hit.url);
  return {
    url,
    title: decode(hit.hierarchy?.lvl1 ?? hit.hierarchy?.lvl0 ?? ''),
    hits: [
      {
        url,
        anchor: hit.anchor ?? '',
        heading,
        snippet: segments(hit._snippetResult?.content?.value ?? ''),
      },
    ],
  };
}

/**
 * Fetches one page of results from the service.
 *
 * @throws if the service fails, is too slow or answers in another format
 */
export async function searchHosted(
  {appId, apiKey, indexName, facetFilters}: HostedOptions,
  query: string,
  {from, size}: SearchRange,
): Promise<SearchResult> {
  const client = liteClient(appId, apiKey);
  const request = {
    indexName,
    query,
    facetFilters,
    page: Math.floor(from / size),
    hitsPerPage: size,
    attributesToSnippet: ['content:28'],
    snippetEllipsisText: '…',
    highlightPreTag: OPEN,
    highlightPostTag: CLOSE,
  };
  const params = {requests: [request]} as unknown as Parameters<typeof client.search>[0];
  const [result] = checkedResults(await withDeadline(client.search(params)));
  const hits = (result?.hits ?? []) as readonly HostedHit[];
  return {query, total: result?.nbHits ?? 0, pages: hits.map(toPage)};
}
