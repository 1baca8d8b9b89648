import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import {shellId} from '../../utils/shell-ids';

type Props = {
  readonly id: string;
  readonly title: ReactNode;
  readonly items: readonly unknown[];
  /** The full list, and the label for the link to it. */
  readonly to?: string | undefined;
  readonly all: string;
  readonly children: ReactNode;
};

/** A part of the home page: a heading, a link to the full list, and the first items. */
export default function Part({id, title, items, to, all, children}: Props) {
  if (items.length === 0) return null;
  return (
    <section className="dau-part" aria-labelledby={shellId(id)}>
      <div className="dau-head">
        <h2 id={shellId(id)}>{title}</h2>
        {to && (
          <Link to={to} aria-label={all}>
            <Translate id="dau.home.all">Tất cả</Translate>
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
