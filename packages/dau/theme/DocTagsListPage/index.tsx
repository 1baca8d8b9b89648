import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocTagsListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import TagsListByLetter from '@theme/TagsListByLetter';

/** Lists the tags of the guides. Its title differs from that of the blog's tags. */
export default function GuideTagsPage({tags}: Props) {
  const title = translate({id: 'dau.guides.tags', message: 'Thẻ của hướng dẫn'});
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagsListPage}>
      <PageMetadata title={title} />
      <SearchMetadata tag="doc_tags_list" />
      <main className="container margin-vert--xl">
        <Heading as="h1">{title}</Heading>
        <TagsListByLetter tags={tags} />
      </main>
    </HtmlClassNameProvider>
  );
}
