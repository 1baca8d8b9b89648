import Head from '@docusaurus/Head';
import Original from '@theme-original/SearchMetadata';
import type {Props} from '@theme/SearchMetadata';

/** The framework's tags of lists: tags, authors, and posts or guides of one of them. `/blog` itself is a result. */
const LISTS = /^(blog|doc)_(tags?|authors)_/;

/** Search engines follow the links of a list, and do not show it as a result. */
export default function SearchMetadataWrapper(props: Props) {
  return (
    <>
      <Original {...props} />
      <Head>{LISTS.test(props.tag ?? '') && <meta name="robots" content="noindex, follow" />}</Head>
    </>
  );
}
