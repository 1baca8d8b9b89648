import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useRouteContext from '@docusaurus/useRouteContext';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import Heading from '@theme/Heading';

import {BlogLinks} from '../../features/blog/client/ListHeader';
import {PAGES} from '../../utils/engine-pages';

/** Returns whether the page belongs to the blog, not to the guides. */
const useIsBlog = () => useRouteContext().plugin.name === 'docusaurus-plugin-content-blog';

/** Returns a function that formats a count: `3 posts`, or `3 guides` on a page of the guides. */
export function usePageCount() {
  const {selectMessage} = usePluralForm();
  const isBlog = useIsBlog();
  return (count: number) =>
    selectMessage(
      count,
      isBlog
        ? translate({id: 'theme.blog.post.plurals', message: 'One post|{count} posts'}, {count})
        : translate({id: 'dau.guides.count', message: '{count} hướng dẫn'}, {count}),
    );
}

/** Links from a tag or a list of tags to the other lists of the blog, or to the guides. */
export function TagLinks({allTagsPath}: {readonly allTagsPath?: string}) {
  if (useIsBlog()) return <BlogLinks />;
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

type Tag = {
  readonly label: string;
  readonly description?: string | undefined;
  readonly count: number;
  readonly unlisted: boolean;
  readonly allTagsPath: string;
};

/** The header of a tag's page: the tag's name and description, the number of its pages, and links. */
export function TagHeader({tag}: {readonly tag: Tag}) {
  const countOf = usePageCount();
  return (
    <>
      {tag.unlisted && <Unlisted />}
      <header className="margin-bottom--lg">
        <Heading as="h1">{tag.label}</Heading>
        {tag.description && <p>{tag.description}</p>}
        <div className="dau-flow dau-links">
          <p className="dau-soft margin-bottom--none">{countOf(tag.count)}</p>
          <TagLinks allTagsPath={tag.allTagsPath} />
        </div>
      </header>
    </>
  );
}
