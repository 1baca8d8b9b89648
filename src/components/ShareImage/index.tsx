import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {shareImagePath} from '@site/src/plugins/share-images/address';
import {HEIGHT, WIDTH} from '@site/src/plugins/share-images/size';

type Props = {
  readonly permalink: string;
  readonly title: string;
};

/** The picture of a post or guide where its address is shared. */
export default function ShareImage({permalink, title}: Props) {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <>
      <PageMetadata image={shareImagePath(permalink, baseUrl)} />
      <Head>
        <meta property="og:image:width" content={String(WIDTH)} />
        <meta property="og:image:height" content={String(HEIGHT)} />
        <meta property="og:image:alt" content={title} />
      </Head>
    </>
  );
}
