import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import first from '@generated/blog/default/tags.json';
import type {Props} from '@theme/TagsListByLetter';

import {MarkedTitle} from '../../ui/LanguageMark';
import {TagLinks, usePageCount} from '../../components/TagPage';

/** Lists all tags of the blog or the guides, those of the most pages first. */
export default function TagIndex({tags}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const countOf = usePageCount();
  const sorted = [...tags].sort(
    (a, b) => b.count - a.count || a.label.localeCompare(b.label, currentLocale),
  );
  return (
    <>
      <TagLinks />
      <ul className="dau-list margin-top--lg">
        {sorted.map(({permalink, label, description, count}) => (
          <li key={permalink} className="dau-row">
            <div className="dau-flow dau-titles">
              <Link to={permalink} rel="tag" className="dau-title margin-bottom--none">
                <b>{label}</b>
              </Link>
              <small className="dau-soft">{countOf(count)}</small>
            </div>
            {description ? (
              <p className="margin-bottom--none">{description}</p>
            ) : (
              <ul className="dau-list">
                {first[permalink]?.map((page) => (
                  <li key={page.permalink}>
                    <Link to={page.permalink} className="dau-soft">
                      <MarkedTitle {...page} />
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
