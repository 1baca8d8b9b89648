import type {ReactNode} from 'react';

import Heading from '@theme/Heading';

export default function PageHeader({title, lead}: {title: ReactNode; lead: ReactNode}) {
  return (
    <header className="margin-bottom--lg">
      <Heading as="h1">{title}</Heading>
      <p>{lead}</p>
    </header>
  );
}
