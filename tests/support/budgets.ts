import type {Weights} from '../../scripts/lib/scales';

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
 * intent, Preact is 10 kB.
 */
export const budgets: readonly Budget[] = [
  {page: 'home', path: '/', before, after: {js: 73}},
  {page: 'post list', path: '/blog', before, after: {js: 100}},
  {
    page: 'post',
    path: '/blog/first-blog-post',
    before: {...before, html: 13, image: 28},
    after: {js: 96},
  },
  {
    page: 'long post',
    path: '/blog/long-blog-post',
    before: {...before, html: 28},
    after: {js: 107},
  },
  {
    page: 'guide',
    path: '/docs/git-github/github-profile',
    before: {...before, html: 22},
    after: {js: 109},
  },
  {page: 'showcase', path: '/showcase', before: {...before, image: 70}, after: {js: 74}},
  {page: 'community', path: '/community', before, after: {js: 72}},
  {page: 'contact', path: '/contact', before, after: {js: 64}},
  {page: 'CV', path: '/cv', before, after: {js: 65}},
  {page: 'search', path: '/search', before, after: {js: 65}},
  {page: 'not found', path: '/no-such-page', before, after: {js: 64}},
  {
    page: 'post in English',
    path: '/en/blog/first-blog-post',
    before: {...before, html: 13, image: 28},
    after: {js: 95},
  },
];
