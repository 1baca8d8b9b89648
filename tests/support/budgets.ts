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
const before = {html: 10, css: 25, js: 3, font: 15, image: 0, other: 1} satisfies Weights;

/**
 * What pages may weigh: what they do weigh, and a little room. A number goes up
 * only with a reason in the commit that raises it. Of the JavaScript after
 * intent, React is 61 kB. Pictures are those that the page asks for at once: when a
 * lazy one comes is the browser's decision.
 */
export const budgets: readonly Budget[] = [
  {page: 'home', path: '/', before, after: {js: 133}},
  {page: 'post list', path: '/blog', before, after: {js: 163}},
  {page: 'post', path: posts.usual, before: {...before, html: 12, image: 9}, after: {js: 160}},
  {page: 'long post', path: posts.long, before: {...before, html: 16}, after: {js: 167}},
  {page: 'guide', path: guides.main, before: {...before, html: 12}, after: {js: 168}},
  {page: 'showcase', path: '/showcase', before, after: {js: 136}},
  {page: 'community', path: '/community', before, after: {js: 134}},
  {page: 'contact', path: '/contact', before, after: {js: 131}},
  {page: 'CV', path: '/cv', before, after: {js: 132}},
  {page: 'search', path: '/search', before, after: {js: 132}},
  {page: 'not found', path: '/no-such-page', before, after: {js: 130}},
  {
    page: 'post in English',
    path: `/en${posts.usual}`,
    before: {...before, html: 12, image: 9},
    after: {js: 160},
  },
];
