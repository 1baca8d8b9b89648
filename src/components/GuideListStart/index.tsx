import Link from '@docusaurus/Link';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
} from '@docusaurus/plugin-content-docs/client';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocCardList';

/** A link to a category's first guide, and the number of guides. */
export default function GuideListStart({items}: Required<Pick<Props, 'items'>>) {
  const {selectMessage} = usePluralForm();
  const guides = filterDocCardListItems(items);
  const href = guides[0] && findFirstSidebarItemLink(guides[0]);
  if (!href) return null;
  const count = guides.length;
  return (
    <p>
      <Link className="button button--primary margin-right--md" to={href}>
        <Translate id="dau.guides.start">Bắt đầu từ bài đầu tiên</Translate>
      </Link>
      <span className="dau-soft">
        {selectMessage(
          count,
          translate({id: 'dau.guides.count', message: '{count} hướng dẫn'}, {count}),
        )}
      </span>
    </p>
  );
}
