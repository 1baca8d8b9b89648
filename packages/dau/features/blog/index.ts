import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import type * as z from 'zod';

import {languagesIn} from '../../content/content-languages';
import {loadedContent} from '../../content/loaded-content';
import {validateWith} from '../../settings/options';
import {schemas} from '../../settings/config-schemas';
import {PAGES} from '../../utils/engine-pages';
import {firstGuides, latestPosts} from './latest';
import type {BlogData, Latest} from './types';

const options = schemas.blog.pick({homePosts: true, homeGuides: true});

export const validateOptions = validateWith('blog', options);

/**
 * Writes the newest posts and the first guides to `@generated/blog/default/latest.json`, and adds the
 * archive page and the page of feeds. The lists are not global data, because every page loads global data.
 */
export default function blog(
  {i18n, baseUrl}: LoadContext,
  {homePosts, homeGuides}: z.output<typeof options>,
): Plugin {
  return {
    name: 'blog',
    async allContentLoaded({allContent, actions: {addRoute, createData, setGlobalData}}) {
      const {posts, newest} = loadedContent(allContent);
      const listed = posts.filter(({metadata}) => !metadata.unlisted);
      await createData('latest.json', {
        posts: latestPosts(listed, i18n.currentLocale, homePosts),
        guides: firstGuides(newest, homeGuides),
      } satisfies Latest);
      if (listed.length > 0) {
        addRoute({
          path: normalizeUrl([baseUrl, PAGES.archive]),
          component: '@site/packages/dau/features/blog/client/PostArchive/index.tsx',
          exact: true,
          props: {
            posts: listed.map(({metadata: {title, permalink, date, readingTime, frontMatter}}) => ({
              title,
              permalink,
              date,
              readingTime,
              languages: languagesIn(frontMatter),
            })),
          },
        });
        addRoute({
          path: normalizeUrl([baseUrl, PAGES.feeds]),
          component: '@site/packages/dau/features/blog/client/FeedsPage.tsx',
          exact: true,
        });
      }
      setGlobalData({
        count: listed.length,
        hasTags: listed.some(({metadata}) => metadata.tags.length > 0),
      } satisfies BlogData);
    },
  };
}
