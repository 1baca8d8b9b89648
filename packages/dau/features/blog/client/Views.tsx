import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import type {ExtraMetadata} from '../post-metadata/extra-metadata';

/** Renders nothing if the views are not known. */
export default function Views({views}: Pick<ExtraMetadata, 'views'>) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {selectMessage} = usePluralForm();
  if (views === undefined) return null;
  const message = translate(
    {id: 'dau.blog.views', message: '{views} lượt xem'},
    {views: views.toLocaleString(currentLocale)},
  );
  return ` · ${selectMessage(views, message)}`;
}
