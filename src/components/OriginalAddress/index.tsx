import Head from '@docusaurus/Head';

import {useSiteIds} from '@site/src/components/JsonLd/useSiteIds';

import {useWrittenIn} from './useWrittenIn';

type Props = {
  readonly permalink: string;
  readonly source: string;
  readonly frontMatter: object;
};

/** For search engines: where a page that is not translated has its original. */
export default function OriginalAddress({permalink, source, frontMatter}: Props) {
  const writtenIn = useWrittenIn(source, frontMatter);
  const {inLanguage} = useSiteIds();
  if (writtenIn === undefined) return null;
  const original = inLanguage(permalink, writtenIn);
  return (
    <Head>
      <link rel="canonical" href={original} />
      <meta property="og:url" content={original} />
      <meta property="og:locale" content={writtenIn} />
    </Head>
  );
}
