import {useContext, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

import {urlText} from '../../../../lib/url-text';
import {SearchStateContext} from './search-client';

type Props = {
  /** Path of the results page. */
  page: string;
  onClick: () => void;
};

/** Link from the modal to all results. */
export default function SeeAll({page, onClick}: Props): ReactNode {
  const {query, total} = useContext(SearchStateContext);
  const {selectMessage} = usePluralForm();
  if (total === 0) return null;
  const text = translate(
    {id: 'theme.SearchBar.seeAll', message: 'See all {count} results'},
    {count: total},
  );
  return (
    <Link to={`${page}?q=${urlText(query)}`} onClick={onClick}>
      {selectMessage(total, text)}
    </Link>
  );
}
