import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useRouteContext from '@docusaurus/useRouteContext';

/** Returns whether the page belongs to the blog, not to the guides. */
export const useIsBlog = () => useRouteContext().plugin.name === 'docusaurus-plugin-content-blog';

/** Returns a function that writes a number of posts, or of guides on a page of the guides. */
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
