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
      <ul className="dau-list dau-index dau-titles margin-top--lg">
        {sorted.map(({permalink, label, description, count}) => {
          const page = first[permalink];
          return (
            <li key={permalink}>
              <span>
                <Link to={permalink} rel="tag" className="dau-title">
                  {label}
                </Link>{' '}
                <small className="dau-soft">{countOf(count)}</small>
              </span>
              {description ? (
                <p>{description}</p>
              ) : (
                page && (
                  <Link to={page.permalink}>
                    <MarkedTitle {...page} />
                  </Link>
                )
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
