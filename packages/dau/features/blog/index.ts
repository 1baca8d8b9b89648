import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import type * as z from 'zod';

import {loadedContent} from '../../content/loaded-content';
import {validateWith} from '../../settings/options';
import {schemas} from '../../settings/config-schemas';
import {PAGES} from '../../utils/engine-pages';
import {firstGuides, isPinned, latestPosts, seriesOf, yearsOf} from './latest';
import type {BlogData, Latest, PostGroup} from './types';

const options = schemas.blog.pick({homePosts: true, homeGuides: true});

export const validateOptions = validateWith('blog', options);

/**
 * Writes the newest posts and the first guides to `@generated/blog/default/latest.json`, the pinned
 * posts to `pinned.json`, and adds the archive, the page of all series and the page of feeds. The lists
 * are not global data, because every page loads global data.
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
      await createData(
        'pinned.json',
        listed.filter(isPinned).map(({metadata}) => metadata),
      );
      const series = seriesOf(listed);
      const addIndex = (page: string, props: {groups: readonly PostGroup[]; isSeries?: true}) =>
        addRoute({
          path: normalizeUrl([baseUrl, page]),
          component: '@site/packages/dau/features/blog/client/PostIndex/index.tsx',
          exact: true,
          props,
        });
      if (series.length > 0) addIndex(PAGES.series, {groups: series, isSeries: true});
      if (listed.length > 0) {
        addIndex(PAGES.archive, {groups: yearsOf(listed)});
        addRoute({
          path: normalizeUrl([baseUrl, PAGES.feeds]),
          component: '@site/packages/dau/features/blog/client/FeedsPage.tsx',
          exact: true,
        });
      }
      setGlobalData({
        count: listed.length,
        hasSeries: series.length > 0,
        hasTags: listed.some(({metadata}) => metadata.tags.length > 0),
      } satisfies BlogData);
    },
  };
}
