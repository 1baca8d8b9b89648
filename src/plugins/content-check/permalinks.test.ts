/** @jest-environment node */
import type {AllContent} from '@docusaurus/types';

import {listProblems} from '../../lib/problems';
import {permalinkProblems} from './permalinks';

test.each([
  [
    'two posts with the same URL',
    ['same', 'same'],
    'blog/0.mdx: blog/1.mdx has the same URL: "/blog/same"',
  ],
  [
    'a URL that the router reads as a pattern',
    ['ghi-chu (2)'],
    'blog/0.mdx: the router reads this URL as a pattern',
  ],
  ['an encoded slug', ['ghi%20chu'], 'blog/0.mdx: the router reads this URL as a pattern'],
])('the check reports %s, with the file', (_name, slugs, expected) => {
  const posts = slugs.map((slug, index) => ({
    metadata: {source: `@site/blog/${index}.mdx`, permalink: `/site/blog/${slug}`},
  }));
  const allContent = {'docusaurus-plugin-content-blog': {default: {blogPosts: posts}}};
  const problems = permalinkProblems(allContent as unknown as AllContent, '/site/');
  expect(listProblems(problems)).toContain(expected);
});
