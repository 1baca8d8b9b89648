import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';

import {PAGES} from '../../../../utils/engine-pages';

import type {BlogData} from '../../types';

export default function BlogLinks() {
  const {hasTags} = usePluginData('blog') as BlogData;
  return (
    <p className="dau-links dau-soft margin-bottom--none">
      <Link isNavLink exact to={PAGES.blog}>
        <Translate id="dau.blog.newest">Mới nhất</Translate>
      </Link>
      <Link isNavLink exact to={PAGES.archive}>
        <Translate id="dau.blog.archive">Lưu trữ</Translate>
      </Link>
      {hasTags && (
        <Link isNavLink exact to={PAGES.blogTags}>
          <Translate id="dau.blog.tags">Tất cả thẻ</Translate>
        </Link>
      )}
      <Link isNavLink exact to={PAGES.feeds}>
        <Translate id="dau.blog.feeds">Theo dõi</Translate>
      </Link>
    </p>
  );
}
