declare module '*.woff2' {
  const url: string;
  export default url;
}

// Invoker commands, which React's types do not have yet
declare namespace React {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the declaration that it extends has it
  interface ButtonHTMLAttributes<T> {
    commandfor?: string;
    command?: 'show-modal' | 'close';
  }
}

declare module '@theme-algolia/SearchBar' {
  /** The part of Algolia's client that DocSearch uses for a query. */
  export type SearchClient = {
    search: (request: unknown) => Promise<{results: {nbHits: number}[]}>;
  };
  export default function SearchBar(props: {
    transformSearchClient: (client: SearchClient) => SearchClient;
    translations: object;
  }): React.ReactNode;
}
