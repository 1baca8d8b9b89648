import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';

import type {PageLink} from '../../content/link-targets';
import Day from '../../ui/Day';
import {MarkedTitle} from '../../ui/LanguageMark';
import {shellId} from '../../utils/shell-ids';

import styles from './styles.module.css';

type Props = {
  readonly id: string;
  /** The heading. */
  readonly children: ReactNode;
  readonly pages: readonly (PageLink & {
    /** In ISO 8601. */
    readonly date?: string;
  })[];
};

/** A list of pages, with their dates, below a post or guide. */
export default function PageLinks({id, children, pages}: Props) {
  if (pages.length === 0) return null;
  return (
    <section className={styles.pages} aria-labelledby={shellId(id)} data-print="hide">
      <h2 id={shellId(id)} className="dau-soft margin-bottom--sm">
        {children}
      </h2>
      <ul className="dau-list dau-index dau-titles">
        {pages.map(({permalink, title, languages, date}) => (
          <li key={permalink} className="dau-target">
            {date && <Day className="dau-soft" date={date} />}
            <Link to={permalink}>
              <MarkedTitle title={title} languages={languages} isTarget />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
