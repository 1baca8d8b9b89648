declare module '@theme-algolia/SearchBar' {
  export type SearchClient = {
    search: (request: unknown) => Promise<{results: object[]}>;
  };
  export default function SearchBar(props: {
    transformSearchClient: (client: SearchClient) => SearchClient;
    translations: object;
  }): React.ReactNode;
}

declare module '@generated/blog/default/latest.json' {
  import type {Latest} from '@site/packages/dau/features/blog/post-metadata/extra-metadata';

  const latest: Latest;
  export default latest;
}

/** Exports everything that the `live-scope` files export. */
declare module '@generated/dau-code/default/scope';

/** Docusaurus' table of all pages' modules, which `@generated/registry` no longer leads to. */
declare module '@generated/registry?all';

declare module '*?raw' {
  const source: string;
  export default source;
}

declare module '@generated/dau-shell/default/font' {
  const font: string | undefined;
  export default font;
}

declare module '@generated/blog/default/pinned.json' {
  import type {PropBlogPostMetadata} from '@docusaurus/plugin-content-blog';

  const pinned: readonly PropBlogPostMetadata[];
  export default pinned;
}

declare module '@generated/blog/default/tags.json' {
  import type {TagLinks} from '@site/packages/dau/features/blog/post-metadata/extra-metadata';

  const tags: TagLinks;
  export default tags;
}

declare module '@generated/site-data/default/showcase' {
  import type {ShowcaseView} from '@site/packages/dau/features/site-data/showcase-and-community';

  const showcase: ShowcaseView;
  export default showcase;
}

declare module '@generated/site-data/default/featured' {
  import type {ViewProject} from '@site/packages/dau/features/site-data/showcase-and-community';

  const featured: readonly ViewProject[];
  export default featured;
}

declare module '@generated/site-data/default/networks.json' {
  /** Each network's icon, as the content of an `<svg>`. */
  const networks: Readonly<Record<string, string | undefined>>;
  export default networks;
}

declare module '@generated/site-data/default/community' {
  import type {CommunityView} from '@site/packages/dau/features/site-data/showcase-and-community';

  const community: CommunityView;
  export default community;
}

declare module '@generated/site-data/default/cv' {
  import type {CvView} from '@site/packages/dau/features/site-data/showcase-and-community';

  const cv: CvView;
  export default cv;
}

declare module '@joplin/turndown-plugin-gfm' {
  import type TurndownService from 'turndown';

  export const gfm: TurndownService.Plugin;
}

declare module '@shuding/opentype.js' {
  export type Font = {
    readonly ascender: number;
    readonly descender: number;
    readonly unitsPerEm: number;
    /** Returns 0 for a character that the font does not contain. */
    readonly charToGlyphIndex: (character: string) => number;
    readonly charToGlyph: (character: string) => {readonly advanceWidth: number};
    readonly getPath: (
      text: string,
      x: number,
      y: number,
      size: number,
    ) => {readonly toPathData: (decimals: number) => string};
  };

  const opentype: {readonly parse: (data: ArrayBuffer) => Font};
  export default opentype;
}

declare module '@theme/IdealImage' {
  import type {ComponentProps, ReactNode} from 'react';

  export type ImageFile = {
    /** The URL of the largest size used in pages. */
    src: string;
    /** In pixels, of the original. Undefined for an image that cannot be read. */
    width?: number;
    height?: number;
    /** The sizes used in pages, smallest first. */
    images: {path: string; width: number}[];
    /** The URL of the image in the large view, if the original is larger than `src`. */
    large?: string;
  };

  export interface Props extends ComponentProps<'img'> {
    /** What `require` returns for an image, or a URL. */
    readonly img: {default: string} | {src: ImageFile; dark?: Props['img']} | string;
    /** The image in dark mode. The default is `name-dark.png` next to `name.png`, if it exists. */
    readonly dark?: Props['img'] | undefined;
    /** Use `eager` for an image that is visible when the page opens. The default is `lazy`. */
    readonly loading?: 'eager' | 'lazy';
    /** The default is the width of the text column. */
    readonly sizes?: string;
    /** The caption below the image. */
    readonly title?: string;
    /** Whether a click opens the large view. */
    readonly hasZoom?: boolean;
    /** Whether the image is inline with text, without a frame, caption or large view. */
    readonly isInline?: boolean;
  }
  export default function IdealImage(props: Props): ReactNode;
}
