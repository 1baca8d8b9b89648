/** The modules this plugin generates at build time, one per page that uses them. */
declare module '@generated/site-data/default/showcase' {
  import type {ShowcaseView} from '@site/src/plugins/site-data/view-types';

  const showcase: ShowcaseView;
  export default showcase;
}

declare module '@generated/site-data/default/featured' {
  import type {ViewProject} from '@site/src/plugins/site-data/view-types';

  const featured: readonly ViewProject[];
  export default featured;
}

declare module '@generated/site-data/default/portrait.json' {
  /** Path of the author's image, or the image itself as a data URL. */
  const portrait: string;
  export default portrait;
}

declare module '@generated/site-data/default/networks.json' {
  import type {Drawing} from '@site/src/lib/inline-drawing';

  /** Icons of the networks that the site links to. */
  const networks: Readonly<Record<string, Drawing | undefined>>;
  export default networks;
}

declare module '@generated/site-data/default/community' {
  import type {CommunityView} from '@site/src/plugins/site-data/view-types';

  const community: CommunityView;
  export default community;
}

declare module '@generated/site-data/default/cv' {
  import type {CvView} from '@site/src/plugins/site-data/view-types';

  const cv: CvView;
  export default cv;
}
