// React's types do not include the attributes of invoker commands
declare namespace React {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the extended interface has this parameter
  interface ButtonHTMLAttributes<T> {
    commandfor?: string;
    command?: 'show-modal' | 'close';
  }
}

declare module '@theme-algolia/SearchBar' {
  export type SearchClient = {
    search: (request: unknown) => Promise<{results: {nbHits: number}[]}>;
  };
  export default function SearchBar(props: {
    transformSearchClient: (client: SearchClient) => SearchClient;
    translations: object;
  }): React.ReactNode;
}

declare module '@generated/blog/default/latest.json' {
  import type {Latest} from '@site/packages/dau/features/blog/types';

  const latest: Latest;
  export default latest;
}

/** Exports everything that the `live-scope` files export. */
declare module '@generated/live-code/default/scope';

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
