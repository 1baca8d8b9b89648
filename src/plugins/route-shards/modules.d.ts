declare module '@docusaurus/core/lib/client/preload' {
  /** Fetches all that the page of a path needs. */
  export default function preload(pathname: string): Promise<unknown>;
}

declare module '@docusaurus/core/lib/client/docusaurus' {
  /** `window.docusaurus`. */
  const docusaurus: {
    readonly prefetch: (pathname: string) => false | Promise<unknown>;
    readonly preload: (pathname: string) => false | Promise<unknown>;
  };
  export default docusaurus;
}

declare module '@docusaurus/core/lib/client/serverEntry' {
  /** Makes the HTML of a page. */
  export default function render(page: {readonly pathname: string}): Promise<{
    readonly html: string;
    readonly collectedData: {readonly modules: readonly string[]};
  }>;
}

/** The chunks of each page, which this plugin writes at build. */
declare module '@generated/route-shards/pages.json' {
  const pages: Readonly<Record<string, readonly string[] | undefined>>;
  export default pages;
}
