import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {shareImagePath} from '@site/src/plugins/share-images/address';

/** What the framework knows of a post or guide and its picture. */
export type Shared = {
  readonly metadata: {readonly permalink: string};
  readonly frontMatter: {readonly image?: string};
  readonly assets: {readonly image?: string};
};

/** The picture of a post or guide, with the base URL: its own, or the one drawn at build. */
export function useShareImage({metadata, frontMatter, assets}: Shared) {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const own = assets.image ?? frontMatter.image;
  const drawn = useBaseUrl(shareImagePath(metadata.permalink, baseUrl));
  return {image: own ?? drawn, isDrawn: own === undefined};
}
