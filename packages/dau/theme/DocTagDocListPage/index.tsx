import Link from '@docusaurus/Link';
import type {PropSidebar, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import DocCardList from '@theme/DocCardList';
import type {Props} from '@theme/DocTagDocListPage';
import SearchMetadata from '@theme/SearchMetadata';

import PageHeader from '../../ui/PageHeader';

const linksIn = (sidebar: PropSidebar): PropSidebarItemLink[] =>
  sidebar.flatMap((item) => {
    if (item.type === 'category') return linksIn(item.items);
    return item.type === 'link' ? [item] : [];
  });

/** Lists the guides with a tag as a category does, with the covers of the sidebar. */
export default function GuideTagPage({tag}: Props) {
  // The last link is first, so that guides without one are at the end of the page
  const links = Object.values(useDocsVersion().docsSidebars).flatMap(linksIn).reverse();
  const placeOf = (path: string) => links.findIndex(({href}) => href === path);
  const items = [...tag.items].sort((a, b) => placeOf(b.permalink) - placeOf(a.permalink));
  const guides = items.map(({id, title, permalink, description}) => ({
    customProps: {...links[placeOf(permalink)]?.customProps, isLarge: false},
    type: 'link' as const,
    label: title,
    href: permalink,
    docId: id,
    description,
  }));
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagDocListPage}>
      <PageMetadata title={tag.label} description={tag.description} />
      <SearchMetadata tag="doc_tag_doc_list" />
      <main className="container margin-vert--xl">
        {tag.unlisted && <Unlisted />}
        <PageHeader title={tag.label} lead={tag.description}>
          <p className="dau-links dau-soft margin-bottom--none">
            <Link to={tag.allTagsPath}>
              <Translate id="theme.tags.tagsPageLink">View all tags</Translate>
            </Link>
          </p>
        </PageHeader>
        <DocCardList items={guides} />
      </main>
    </HtmlClassNameProvider>
  );
}
