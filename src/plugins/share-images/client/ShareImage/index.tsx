import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';

import {HEIGHT, WIDTH} from '@site/src/plugins/share-images/size';

import {useShareImage, type Shared} from './useShareImage';

type Props = Shared & {
  readonly metadata: {readonly title: string};
};

/**
 * The picture of a post or guide where its address is shared. One that names
 * its own has it from the framework.
 */
export default function ShareImage(props: Props) {
  const {image, isDrawn} = useShareImage(props);
  if (!isDrawn) return null;
  return (
    <>
      <PageMetadata image={image} />
      <Head>
        <meta property="og:image:width" content={String(WIDTH)} />
        <meta property="og:image:height" content={String(HEIGHT)} />
        <meta property="og:image:alt" content={props.metadata.title} />
      </Head>
    </>
  );
}
