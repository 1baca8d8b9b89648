/// <reference types="@docusaurus/module-type-aliases" preserve="true" />
/// <reference types="@docusaurus/theme-classic" preserve="true" />

declare module '@theme/SearchPage' {
  import type {ComponentType, ReactNode} from 'react';

  export interface Props {
    /** Content to show while there are no results. */
    readonly below?: ComponentType;
  }
  export default function SearchPage(props: Props): ReactNode;
}

declare module '@theme/SearchPanel' {
  import type {ComponentProps, ReactNode} from 'react';

  export interface Props {
    /** More props of the search field. */
    readonly field?: ComponentProps<'input'>;
    /** A button next to the field. */
    readonly button?: ReactNode;
    /** Content below the results. */
    readonly children: ReactNode;
  }
  export default function SearchPanel(props: Props): ReactNode;
}

declare module '@theme/Icon/Search' {
  import type {ReactNode} from 'react';

  export default function IconSearch(): ReactNode;
}
