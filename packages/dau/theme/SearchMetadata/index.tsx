import Head from '@docusaurus/Head';
import Original from '@theme-init/SearchMetadata';
import type {Props} from '@theme/SearchMetadata';

/** Matches the search tags of lists, such as the tag list, but not that of `/blog`. */
const LISTS = /^(blog|doc)_(tags?|authors)_/;

/** Keeps lists out of search engines. */
export default function SearchMetadataWrapper(props: Props) {
  return (
    <>
      <Original {...props} />
      <Head>{LISTS.test(props.tag ?? '') && <meta name="robots" content="noindex, follow" />}</Head>
    </>
  );
}
