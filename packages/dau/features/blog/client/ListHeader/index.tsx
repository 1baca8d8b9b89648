import {createContext} from 'react';

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import useRouteContext from '@docusaurus/useRouteContext';
import type {Props as ListPage} from '@theme/BlogListPage';

import PageHeader, {type Props} from '../../../../ui/PageHeader';
import {PAGES} from '../../../../utils/engine-pages';
import type {BlogData} from '../../post-metadata/extra-metadata';

/** The metadata of the blog and its list page. `undefined` on all other pages, such as those of tags. */
export const ListHeaderContext = createContext<ListPage['metadata'] | undefined>(undefined);

/** Links to the newest posts, the archive, all series, all tags and the feeds, unless it is a second blog. */
export function BlogLinks() {
  const {count, hasTags, hasSeries} = usePluginData('blog') as BlogData;
  if (useRouteContext().plugin.id !== 'default') return null;
  if (count === 0)
    return <Translate id="dau.blog.none">Chưa có bài viết nào. Bạn ghé lại sau nhé.</Translate>;
  return (
    <p className="dau-links dau-soft margin-bottom--none">
      <Link isNavLink exact to={PAGES.blog}>
        <Translate id="dau.blog.newest">Mới nhất</Translate>
      </Link>
      <Link isNavLink exact to={PAGES.archive}>
        <Translate id="dau.blog.archive">Lưu trữ</Translate>
      </Link>
      {hasSeries && (
        <Link isNavLink exact to={PAGES.series}>
          <Translate id="dau.blog.series">Loạt bài</Translate>
        </Link>
      )}
      {hasTags && (
        <Link isNavLink exact to={PAGES.blogTags}>
          <Translate id="theme.tags.tagsPageLink">View all tags</Translate>
        </Link>
      )}
      <Link isNavLink exact to={PAGES.feeds}>
        <Translate id="dau.blog.feeds">Theo dõi</Translate>
      </Link>
    </p>
  );
}

/** The header of the blog's lists. */
export default function ListHeader(props: Props) {
  return (
    <PageHeader {...props}>
      <BlogLinks />
    </PageHeader>
  );
}
