import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import first from '@generated/blog/default/tags.json';
import Heading from '@theme/Heading';
import type {Props} from '@theme/TagsListByLetter';

import {TagLinks, useIsBlog} from '../../components/TagPage';
import {MarkedTitle} from '../../ui/LanguageMark';

/** Lists all tags of the blog or the guides, those of the most pages first, with their first pages. */
export default function TagIndex({tags}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const isBlog = useIsBlog();
  const sorted = [...tags].sort(
    (a, b) => b.count - a.count || a.label.localeCompare(b.label, currentLocale),
  );
  return (
    <>
      <TagLinks />
      <ul className="dau-list dau-tags margin-top--lg">
        {sorted.map(({permalink, label, description, count}) => {
          const pages = first[permalink] ?? [];
          const values = {count: String(count - pages.length)};
          return (
            <li key={permalink} className="dau-row dau-titles">
              <Heading as="h2" data-count={count}>
                <Link to={permalink} rel="tag" className="dau-tag">
                  {label}
                </Link>
              </Heading>
              <div>
                {description && <p>{description}</p>}
                <ul className="dau-list">
                  {pages.map((page) => (
                    <li key={page.permalink}>
                      <Link to={page.permalink}>
                        <MarkedTitle {...page} />
                      </Link>
                    </li>
                  ))}
                  {count > pages.length && (
                    <li className="dau-linked">
                      <Link to={permalink}>
                        {isBlog ? (
                          <Translate id="dau.blog.others" values={values}>
                            {'{count} bài nữa'}
                          </Translate>
                        ) : (
                          <Translate id="dau.guides.others" values={values}>
                            {'{count} hướng dẫn nữa'}
                          </Translate>
                        )}
                      </Link>
                    </li>
                  )}
                </ul>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
