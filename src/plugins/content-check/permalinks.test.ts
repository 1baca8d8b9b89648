/** @jest-environment node */
import type {AllContent, LoadContext, PluginContentLoadedActions} from '@docusaurus/types';

import {siteWith} from '../../lib/content/fixtures';
import contentCheck from '.';

test('two texts at one address are named, both of them', async () => {
  const posts = ['blog/a.mdx', 'blog/b.mdx'].map((file) => ({
    metadata: {source: `@site/${file}`, permalink: '/site/blog/same'},
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
  await expect(checked).rejects.toThrow(
    'blog/b.mdx › slug: an address of its own; blog/a.mdx has /blog/same too',
  );
});
