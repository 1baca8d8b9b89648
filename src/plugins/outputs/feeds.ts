import type {FeedOptions} from '@docusaurus/plugin-content-blog';

import {readableHtml, readBuiltPage} from './readable';

/**
 * Returns the blog's option `createFeedItems`: whole texts without the markup of the page.
 *
 * @param limit the number of posts
 */
export function createFeedItems(locale: string, limit: number): FeedOptions['createFeedItems'] {
  return ({blogPosts, siteConfig, outDir}) => {
    const posts = blogPosts
      // A post without a translation is only in the feed of its own language
      .filter(({metadata: {frontMatter}}) => {
        const {languages = [locale]} = frontMatter as {languages?: string[]};
        return languages.includes(locale);
      })
      .slice(0, limit);
    return Promise.all(
      posts.map(async ({metadata}) => {
        const {title, description, date, permalink, authors, tags} = metadata;
        const url = `${siteConfig.url}${permalink}`;
        const html = await readBuiltPage(outDir, permalink, siteConfig.baseUrl);
        return {
          title,
          id: url,
          link: url,
          date,
          published: date,
          description,
          content: readableHtml(html, url),
          category: tags.map(({label}) => ({name: label, term: label})),
          // The library treats an empty list as one with an author
          ...(authors.length > 0 && {
            author: authors.map((each) => ({name: each.name, link: each.url})),
          }),
        };
      }),
    );
  };
}
