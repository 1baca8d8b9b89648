import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';

type Props = {
  /** Without it the page keeps the title it has. */
  readonly title?: string;
  /** Without it the page keeps the description it has. */
  readonly description?: string;
};

/**
 * The head of a thin list (tags, archive, authors, later pages of a list): of
 * use to a reader on the way to a post, not to one who searches. Search engines
 * are asked to follow its links and not to show it. Goes after the page's own
 * metadata, which it overrides.
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
