import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath} from '@docusaurus/utils';

import {loadedContent} from '../../lib/loaded-content';
import type {SiteConfig} from '../../lib/settings';
import {inOrder} from '../../lib/post-build';
import {publishedContent, type PublishedText} from '../../lib/published-content';
import type {FeedsPageProps} from './client/FeedsPage';
import {writePlainText} from './llms-and-markdown';
import {siteTags, writeSiteFiles, type Contact} from './manifest-robots-security';
import {tagFeeds, writeTagFeeds, type TagFeed} from './tag-feeds';

type Options = Pick<Contact, 'policy'> & {
  site: SiteConfig;
  /** How many of the newest posts a feed carries. */
  feedPosts: number;
};

/** Writes files for machines, and the page that lists the feeds. See README.md. */
export default function outputs(context: LoadContext, options: Options): Plugin {
  const {site, policy, feedPosts} = options;
  const {name: author, email} = site.author;
  const {baseUrl, siteDir} = context;
  let published: PublishedText[] = [];
  let feeds: TagFeed[] = [];
  return {
    name: 'outputs',

    async allContentLoaded({allContent, actions}) {
      const locale = context.i18n.currentLocale;
      published = publishedContent(allContent, locale);
      const {posts} = loadedContent(allContent);
      feeds = tagFeeds(posts, locale);
      if (posts.every(({metadata}) => metadata.unlisted)) return;
      const page = path.join(__dirname, 'client/FeedsPage.tsx');
      actions.addRoute({
        path: `${baseUrl}feeds`,
        component: aliasedSitePath(page, siteDir),
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
