declare module '@stock-search-bar' {
  import type {ReactNode} from 'react';
  import type {DocSearchProps} from '@docsearch/react';

  /** The stock theme's search bar. Props override the theme's configuration. */
  export default function SearchBar(props: Partial<DocSearchProps>): ReactNode;
}
