import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath} from '@docusaurus/utils';

import {loadedContent} from '../../lib/loaded-content';
import {inOrder} from '../../lib/post-build';
import {publishedContent, type PublishedText} from '../../lib/published-content';
import type {SiteConfig} from '../../lib/settings';
import type {FeedsPageProps} from './client/FeedsPage';
import {writePlainText} from './llms-and-markdown';
import {siteTags, writeSiteFiles, type Contact} from './manifest-robots-security';
import {tagFeeds, writeTagFeeds, type TagFeed} from './tag-feeds';

type Options = Pick<Contact, 'policy'> & {
  site: SiteConfig;
  /** How many of the newest posts a feed has. */
  feedPosts: number;
};

/** Writes files for machines, and the page that lists the feeds. See README.md. */
export default function outputs(context: LoadContext, options: Options): Plugin {
  const {site, policy, feedPosts} = options;
  const {name: author, email} = site.author;
  const {baseUrl, siteDir, i18n} = context;
  let published: PublishedText[] = [];
  let feeds: TagFeed[] = [];
  return {
    name: 'outputs',

    async allContentLoaded({allContent, actions}) {
      published = publishedContent(allContent, i18n.currentLocale);
      const {posts} = loadedContent(allContent);
      feeds = tagFeeds(posts, i18n.currentLocale);
      if (posts.every(({metadata}) => metadata.unlisted)) return;
      actions.addRoute({
        path: `${baseUrl}feeds`,
        component: aliasedSitePath(path.join(__dirname, 'client/FeedsPage.tsx'), siteDir),
        exact: true,
        props: {
          tags: feeds.map(({label, permalink}) => ({label, permalink})),
          newsletter: site.newsletter,
        } satisfies FeedsPageProps,
      });
    },

    injectHtmlTags: () => ({headTags: siteTags(baseUrl)}),

    postBuild: inOrder(async ({outDir}) => {
      await writePlainText(context, outDir, published);
      await writeTagFeeds(context, outDir, feeds, {author, feedPosts});
      await writeSiteFiles(context, outDir, {email, policy});
    }),
  };
}
