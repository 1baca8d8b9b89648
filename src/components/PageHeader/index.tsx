import type {ReactNode} from 'react';

import Heading from '@theme/Heading';

import styles from './styles.module.css';

export type PageHeaderProps = {
  readonly title: ReactNode;
  /** One or two sentences that say what the page is. */
  readonly lead: ReactNode;
  readonly children?: ReactNode;
};

/** How every content page begins: its title and a sentence about it. */
export default function PageHeader({title, lead, children}: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <Heading as="h1" className={styles.title}>
        {title}
      </Heading>
      <p className={styles.lead}>{lead}</p>
      {children}
    </header>
  );
}
