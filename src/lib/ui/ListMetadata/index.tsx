import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';

type Props = {
  /** Overrides the title of the page. */
  readonly title?: string;
  /** Overrides the description of the page. */
  readonly description?: string;
};

/**
 * Metadata of a list page (tags, archive, authors, later pages of a list). Such a page
 * is not useful as a search result, so search engines follow its links and do not
 * index it. Render it after the page's own metadata, to override it.
 */
export default function ListMetadata({title, description}: Props) {
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
    </>
  );
}
