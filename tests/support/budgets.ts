import type {TransferSizes} from '../../scripts/lib/transfer-sizes';

import {guides, posts} from './test-site';

/** The maximum transfer sizes of a page. */
export type Budget = {
  /** The kind of page, for the test's title. */
  readonly page: string;
  readonly path: string;
  /** Maximum before the reader's first action. */
  readonly before: TransferSizes;
  /** Maximum JavaScript in total after hydration. */
  readonly after: Pick<TransferSizes, 'js'>;
};

/** The budget of a short page before the first action. */
const before = {html: 10, css: 25, js: 3, font: 15, image: 0, other: 1} satisfies TransferSizes;

/**
 * The budgets: the measured sizes and a small margin. A commit that raises a number must say why.
 * React is 61 kB of the JavaScript after hydration. Lazy pictures are not counted, because the
 * browser decides when to load them.
 */
export const budgets: readonly Budget[] = [
  {page: 'home', path: '/', before, after: {js: 134}},
  {page: 'post list', path: '/blog', before, after: {js: 163}},
  {page: 'post', path: posts.usual, before: {...before, html: 12, image: 9}, after: {js: 160}},
  {page: 'long post', path: posts.long, before: {...before, html: 16}, after: {js: 167}},
  {page: 'guide', path: guides.main, before: {...before, html: 12.5}, after: {js: 169}},
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
