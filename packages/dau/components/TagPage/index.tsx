import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useRouteContext from '@docusaurus/useRouteContext';

import {BlogLinks} from '../../features/blog/client/ListHeader';
import {PAGES} from '../../utils/engine-pages';

/** Links from a tag or a list of tags to the other lists of the blog, or to the guides. */
export function TagLinks({allTagsPath}: {readonly allTagsPath?: string}) {
  if (useRouteContext().plugin.name.endsWith('blog')) return <BlogLinks />;
  return (
    <p className="dau-links dau-soft margin-bottom--none">
      <Link to={PAGES.guides}>
        <Translate id="dau.home.allGuides">Tất cả hướng dẫn</Translate>
      </Link>
      {allTagsPath && (
        <Link to={allTagsPath}>
          <Translate id="theme.tags.tagsPageLink">View all tags</Translate>
        </Link>
      )}
    </p>
  );
}
