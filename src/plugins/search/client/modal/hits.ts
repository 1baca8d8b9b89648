/** Turns results into the hits of DocSearch's modal, which writes their texts as HTML. */
import {escapeHtml} from '../../../../lib/escape-html';
import type {PageResult, SearchResult} from '../engine';
import type {Segment} from '../engine/snippet';

const toHtml = (segments: Segment[], tag = '') =>
  segments
    .map(({text, isMarked}) =>
      isMarked && tag ? `<${tag}>${escapeHtml(text)}</${tag}>` : escapeHtml(text),
    )
    .join('');

/** The modal uses titles as keys of an object. `constructor` would break it, `404` would come first. */
const INVISIBLE = '\u2060';
const asKey = (title: string) => (/^\d+$/.test(title) || title in {} ? INVISIBLE + title : title);

function pageHits({url, title, hits}: PageResult, place: number) {
  // Pages with the same title are not one group
  const lvl0 = asKey(escapeHtml(title)) + INVISIBLE.repeat(place);
  return hits.map((hit) => ({
    objectID: hit.url,
    url: hit.url,
    url_without_anchor: url,
    anchor: hit.anchor || null,
    // Only for this type the modal shows heading and text
    type: 'lvl1',
    // Stored with recent searches
    content: hit.anchor === '' ? toHtml(hit.snippet) || null : escapeHtml(title),
    hierarchy: {lvl0, lvl1: asKey(toHtml(hit.heading))},
    _highlightResult: {hierarchy: {lvl1: {value: toHtml(hit.heading, 'mark')}}},
    _snippetResult: {
      hierarchy: {lvl1: {value: toHtml(hit.heading, 'mark')}},
      content: {value: toHtml(hit.snippet, 'mark')},
    },
  }));
}

export const toModalResult = ({total, pages, suggestions}: SearchResult) => ({
  hits: pages.flatMap(pageHits),
  nbHits: total,
  suggestions,
});
