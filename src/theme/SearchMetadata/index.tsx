import Head from '@docusaurus/Head';
import Original from '@theme-original/SearchMetadata';
import type {Props} from '@theme/SearchMetadata';

/** Search tags of lists: tags, authors, and the pages of a tag or author. Not `/blog`. */
const LISTS = /^(blog|doc)_(tags?|authors)_/;

/** Search engines follow the links of a list, but do not index it. */
export default function SearchMetadataWrapper(props: Props) {
  return (
    <>
      <Original {...props} />
      <Head>{LISTS.test(props.tag ?? '') && <meta name="robots" content="noindex, follow" />}</Head>
    </>
  );
}
