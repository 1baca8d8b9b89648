import type {ReactNode} from 'react';

import Heading from '@theme/Heading';

type Props = {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Links to related pages. */
  readonly children?: ReactNode;
};

export default function PageHeader({title, lead, children}: Props) {
  return (
    <header className="margin-bottom--lg">
      <Heading as="h1">{title}</Heading>
      {lead && <p>{lead}</p>}
      {children}
    </header>
  );
}
