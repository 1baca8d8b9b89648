import type {BlogPost, PluginOptions} from '@docusaurus/plugin-content-blog';

type Author = Pick<BlogPost['metadata']['authors'][number], 'name' | 'title' | 'url'>;

/** Runs a step of `processBlogPosts` on posts that have an author: without one, it is the site's. */
export const withDefaultAuthor =
  (author: Author, step: PluginOptions['processBlogPosts']): PluginOptions['processBlogPosts'] =>
  async ({blogPosts}) =>
    step({
      blogPosts: blogPosts.map((post) => {
        if (post.metadata.authors.length > 0) return post;
        const authors = [{...author, imageURL: undefined, key: null, page: null}];
        return {...post, metadata: {...post.metadata, authors}};
      }),
    });
