import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {HEIGHT, shareImagePath, WIDTH} from '../../../../utils/share-image-size-and-path';

type Props = {
  readonly metadata: {readonly permalink: string; readonly title: string};
  readonly frontMatter: {readonly image?: string};
  readonly assets: {readonly image?: string};
};

/** Returns the image set in the front matter, or the one drawn by the build. */
export function useShareImage({metadata, frontMatter, assets}: Props) {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const own = assets.image ?? frontMatter.image;
  const drawn = encodeURI(shareImagePath(metadata.permalink, baseUrl));
  return {image: useBaseUrl(own ?? drawn), isDrawn: own === undefined};
}

/** Adds the drawn share image to the head. Docusaurus itself adds images set in the front matter. */
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
