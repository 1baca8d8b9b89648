import type {ReactNode} from 'react';

import Heading from '@theme/Heading';

export type PageHeaderProps = {
  readonly title: ReactNode;
  /** One or two sentences about the page. */
  readonly lead: ReactNode;
};

/** The header of a content page: its title and a short introduction. */
export default function PageHeader({title, lead}: PageHeaderProps) {
  return (
    <header className="margin-bottom--lg">
      <Heading as="h1">{title}</Heading>
      <p>{lead}</p>
    </header>
  );
}
