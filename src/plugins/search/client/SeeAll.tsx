import {useSyncExternalStore, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

import {urlText} from '../../../lib/url-text';
import type {Session} from './session';

type Props = {
  readonly session: Session;
  /** Path of the results page. */
  readonly page: string;
  readonly onClose: () => void;
};

/**
 * Link from the modal to all results. It shows the count of this session, because
 * the modal's own count grows with every keystroke.
 */
export default function SeeAll({session, page, onClose}: Props): ReactNode {
  const {phase, query, total} = useSyncExternalStore(session.subscribe, session.get, session.get);
  const {selectMessage} = usePluralForm();
  if (phase === 'failed' || total === 0) return null;
  return (
    <Link to={`${page}?q=${urlText(query)}`} onClick={onClose}>
      {selectMessage(
        total,
        translate(
          {
            id: 'theme.SearchBar.seeAll',
            message: 'See all {count} results',
            description: 'The label of the link to all results',
          },
          {count: total},
        ),
      )}
    </Link>
  );
}
