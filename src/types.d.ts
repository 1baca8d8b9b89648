declare module '*.woff2' {
  const url: string;
  export default url;
}

// Attributes for invoker commands, which React's types lack
declare namespace React {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the declaration that it extends has it
  interface ButtonHTMLAttributes<T> {
    commandfor?: string;
    command?: 'show-modal' | 'close';
  }
}

declare module '@theme-algolia/SearchBar' {
  /** The part of Algolia's client that DocSearch uses. */
  export type SearchClient = {
    search: (request: unknown) => Promise<{results: {nbHits: number}[]}>;
  };
  export default function SearchBar(props: {
    transformSearchClient: (client: SearchClient) => SearchClient;
    translations: object;
  }): React.ReactNode;
}
