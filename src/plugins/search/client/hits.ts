/** Converts results to the format of the DocSearch modal. The modal writes them as HTML. */
import {escapeHtml} from '../../../lib/escape-html';
import type {PageResult, SearchResult} from './engine';
import type {Segment} from './snippet';

const markHtml = (segments: readonly Segment[]) =>
  segments
    .map(({text, marked}) => (marked ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');

const plainHtml = (segments: readonly Segment[]) =>
  escapeHtml(segments.map(({text}) => text).join(''));

const INVISIBLE = '\u2060';

/**
 * Returns a unique group key for a title. The modal uses titles as the keys of an
 * object. There, numeric titles would come first, names such as `constructor`
 * would break it, and pages with the same title would be merged. An invisible
 * character prevents all three.
 */
function groupKey(title: string, seen: Set<string>): string {
  let key = /^\d+$/.test(title) || title in {} ? INVISIBLE + title : title;
  while (seen.has(key)) key += INVISIBLE;
  seen.add(key);
  return key;
}

export type ModalHit = {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** Only for this type does the modal show both heading and text. */
  type: 'lvl1';
  content: string | null;
  hierarchy: Record<'lvl0' | 'lvl1', string> & Record<`lvl${2 | 3 | 4 | 5 | 6}`, null>;
  _highlightResult: {hierarchy: Record<string, {value: string}>};
  _snippetResult: {hierarchy: Record<string, {value: string}>; content: {value: string}};
};

function pageHits({url, title, hits}: PageResult, group: string): ModalHit[] {
  const pageTitle = escapeHtml(title);
  return hits.map((hit) => {
    const heading = plainHtml(hit.heading);
    const lvl1 = Object.hasOwn(Object.prototype, heading) ? INVISIBLE + heading : heading;
    return {
      objectID: hit.url,
      url: hit.url,
      url_without_anchor: url,
      anchor: hit.anchor === '' ? null : hit.anchor,
      type: 'lvl1',
      // The modal stores it with recent searches, and shows it there unchanged.
      content: hit.anchor === '' ? plainHtml(hit.snippet) || null : pageTitle,
      hierarchy: {lvl0: group, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
      _highlightResult: {hierarchy: {lvl0: {value: group}, lvl1: {value: markHtml(hit.heading)}}},
      _snippetResult: {
        hierarchy: {lvl1: {value: markHtml(hit.heading)}},
        content: {value: markHtml(hit.snippet)},
      },
    };
  });
}

/** Converts a result to a response of a search service. */
export function toResponse({query, total, pages}: SearchResult, indexName: string) {
  const seen = new Set<string>();
  const hits = pages.flatMap((page) => pageHits(page, groupKey(escapeHtml(page.title), seen)));
  return {
    hits,
    nbHits: total,
    nbPages: 1,
    page: 0,
    hitsPerPage: hits.length,
    query,
    index: indexName,
    params: '',
    processingTimeMS: 0,
    exhaustiveNbHits: true,
  };
}
