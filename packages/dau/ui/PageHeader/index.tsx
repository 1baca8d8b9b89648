import type {ReactNode} from 'react';

import Heading from '@theme/Heading';

export type Props = {
  readonly title: ReactNode;
  /** A number after the title, such as that of the page. */
  readonly count?: string | undefined;
  readonly lead?: ReactNode;
  /** Links to related pages. */
  readonly children?: ReactNode;
};

export default function PageHeader({title, count, lead, children}: Props) {
  return (
    <header className="margin-bottom--lg">
      <Heading as="h1" data-count={count}>
        {title}
      </Heading>
      {lead && <p>{lead}</p>}
      {children}
    </header>
  );
}
