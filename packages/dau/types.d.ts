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
