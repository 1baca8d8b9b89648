import type {Weights} from '../../scripts/lib/scales';

import {guides, posts} from './test-site';

export type Budget = {
  /** What kind of page it stands for. */
  readonly page: string;
  readonly path: string;
  /** At most this much before the reader has done anything. */
  readonly before: Weights;
  /** At most this much JavaScript, all told, once the application runs. */
  readonly after: Pick<Weights, 'js'>;
};

/** What a page of few words may weigh before intent. */
const before = {html: 11, css: 25, js: 3, font: 15, image: 3, other: 1} satisfies Weights;

/**
 * What pages may weigh: what they do weigh, and a little room. A number goes up
 * only with a reason in the commit that raises it. Of the JavaScript after
 * intent, React is 61 kB. Pictures are those that the page asks for at once: when a
 * lazy one comes is the browser's decision.
 */
export const budgets: readonly Budget[] = [
  {page: 'home', path: '/', before: {...before, image: 14}, after: {js: 133}},
  {page: 'post list', path: '/blog', before, after: {js: 163}},
  {
    page: 'post',
    path: posts.usual,
    before: {...before, html: 13, image: 12},
    after: {js: 160},
  },
  {
    page: 'long post',
    path: posts.long,
    before: {...before, html: 28},
    after: {js: 169},
  },
  {
    page: 'guide',
    path: guides.main,
    before: {...before, html: 20, image: 13},
    after: {js: 168},
  },
  {page: 'showcase', path: '/showcase', before: {...before, image: 19}, after: {js: 135}},
  {page: 'community', path: '/community', before: {...before, image: 11}, after: {js: 133}},
  {page: 'contact', path: '/contact', before, after: {js: 129}},
  {page: 'CV', path: '/cv', before, after: {js: 131}},
  {page: 'search', path: '/search', before, after: {js: 131}},
  {page: 'not found', path: '/no-such-page', before, after: {js: 129}},
  {
    page: 'post in English',
    path: `/en${posts.usual}`,
    before: {...before, html: 13, image: 12},
    after: {js: 160},
  },
];
