/** @jest-environment node */
import type {BlogPost} from '@docusaurus/plugin-content-blog';

import {withDefaultAuthor} from './default-author';

test("a post without authors is by the site's author", async () => {
  const post = (...names: string[]) =>
    ({metadata: {authors: names.map((name) => ({name}))}}) as BlogPost;
  const step = withDefaultAuthor(
    {name: 'An', title: 'Lập trình viên'},
    async ({blogPosts}) => blogPosts,
  );
  const posts = await step({blogPosts: [post(), post('Bình')]});
  const names = (posts || []).map(({metadata}) => metadata.authors.map(({name}) => name));
  expect(names).toEqual([['An'], ['Bình']]);
});
