import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';

import type {PageLink} from '../../content/link-targets';
import {MarkedTitle} from '../../ui/LanguageMark';
import {shellId} from '../../utils/shell-ids';

type Props = {
  readonly id: string;
  /** The heading. */
  readonly children: ReactNode;
  readonly pages: readonly PageLink[];
};

/** A list of pages below a post or guide. */
export default function PageLinks({id, children, pages}: Props) {
  if (pages.length === 0) return null;
  return (
    <section className="dau-part" aria-labelledby={shellId(id)} data-print="hide">
      <h2 id={shellId(id)} className="dau-soft margin-bottom--sm">
        {children}
      </h2>
      <ul className="dau-list dau-linked">
        {pages.map(({permalink, title, languages}) => (
          <li key={permalink} className="margin-bottom--md">
            <Link to={permalink}>
              <MarkedTitle title={title} languages={languages} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
