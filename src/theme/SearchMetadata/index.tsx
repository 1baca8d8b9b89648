import Head from '@docusaurus/Head';
import Original from '@theme-original/SearchMetadata';
import type {Props} from '@theme/SearchMetadata';

/** Matches the search tags of lists, such as the list of tags, but not the search tag of `/blog`. */
const LISTS = /^(blog|doc)_(tags?|authors)_/;

/** Excludes lists from the results of search engines. */
export default function SearchMetadataWrapper(props: Props) {
  return (
    <>
      <Original {...props} />
      <Head>{LISTS.test(props.tag ?? '') && <meta name="robots" content="noindex, follow" />}</Head>
    </>
  );
}
