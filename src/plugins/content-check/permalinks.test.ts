/** @jest-environment node */
import type {AllContent, LoadContext, PluginContentLoadedActions} from '@docusaurus/types';

import {siteWith} from '../../lib/content/fixtures';
import contentCheck from '.';

test.each([
  [
    'two posts with one URL',
    ['same', 'same'],
    'blog/1.mdx › slug: an address of its own; blog/0.mdx has /blog/same too',
  ],
  [
    'a URL that the router reads as a pattern',
    ['ghi-chu (2)'],
    'blog/0.mdx › slug: the router reads this URL as a pattern',
  ],
])('%s is named with its file', async (_name, slugs, expected) => {
  const posts = slugs.map((slug, index) => ({
    metadata: {source: `@site/blog/${index}.mdx`, permalink: `/site/blog/${slug}`},
  }));
  const {allContentLoaded} = contentCheck(
    {siteDir: siteWith({}), baseUrl: '/site/'} as LoadContext,
    {allowed: {media: [], frames: [], scripts: [], requests: []}},
  );
  const allContent = {'docusaurus-plugin-content-blog': {default: {blogPosts: posts}}};
  const checked = allContentLoaded?.({
    allContent: allContent as unknown as AllContent,
    actions: {} as PluginContentLoadedActions,
  });
  await expect(checked).rejects.toThrow(expected);
});
