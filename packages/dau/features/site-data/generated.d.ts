declare module '@generated/site-data/default/showcase' {
  import type {ShowcaseView} from '@site/packages/dau/features/site-data/views';

  const showcase: ShowcaseView;
  export default showcase;
}

declare module '@generated/site-data/default/featured' {
  import type {ViewProject} from '@site/packages/dau/features/site-data/views';

  const featured: readonly ViewProject[];
  export default featured;
}

declare module '@generated/site-data/default/networks.json' {
  /** Each network's icon, as the content of an `<svg>`. */
  const networks: Readonly<Record<string, string | undefined>>;
  export default networks;
}

declare module '@generated/site-data/default/community' {
  import type {CommunityView} from '@site/packages/dau/features/site-data/views';

  const community: CommunityView;
  export default community;
}

declare module '@generated/site-data/default/cv' {
  import type {CvView} from '@site/packages/dau/features/site-data/views';

  const cv: CvView;
  export default cv;
}
