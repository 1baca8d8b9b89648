import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import DocCardList from '@theme/DocCardList';
import type {Props} from '@theme/DocTagDocListPage';
import SearchMetadata from '@theme/SearchMetadata';

import {OtherTags, TagHeader, useSidebarLink} from '../../components/TagPage';
import {PAGES} from '../../utils/engine-pages';

/** Lists the guides with a tag as a category does, with the covers from the sidebar. */
export default function GuideTagPage({tag}: Props) {
  const linkTo = useSidebarLink();
  const guides = tag.items.map(({id, title, permalink, description}) => ({
    ...linkTo(permalink),
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
        <TagHeader tag={tag}>
          <p className="dau-links dau-soft margin-bottom--none">
            <Link to={PAGES.guides}>
              <Translate id="dau.home.allGuides">Tất cả hướng dẫn</Translate>
            </Link>
            <Link to={tag.allTagsPath}>
              <Translate id="theme.tags.tagsPageLink">View all tags</Translate>
            </Link>
          </p>
        </TagHeader>
        <DocCardList items={guides} />
        <OtherTags tag={tag} />
      </main>
    </HtmlClassNameProvider>
  );
}
