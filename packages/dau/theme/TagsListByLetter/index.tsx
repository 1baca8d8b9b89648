import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import first from '@generated/blog/default/tags.json';
import Heading from '@theme/Heading';
import type {Props} from '@theme/TagsListByLetter';

import {BlogLinks} from '../../features/blog/client/ListHeader';
import Day from '../../ui/Day';
import {MarkedTitle} from '../../ui/LanguageMark';
import {PAGES} from '../../utils/engine-pages';

/** Lists all tags of the blog or the guides, those of the most pages first, with their first pages. */
export default function TagIndex({tags}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {plugin} = useRouteContext();
  const sorted = [...tags].sort(
    (a, b) => b.count - a.count || a.label.localeCompare(b.label, currentLocale),
  );
  return (
    <>
      {plugin.name.endsWith('blog') && <BlogLinks />}
      {plugin.name.endsWith('docs') && plugin.id === 'default' && (
        <Link className="dau-back" to={PAGES.guides}>
          <Translate id="dau.home.guides">Hướng dẫn</Translate>
        </Link>
      )}
      <ul className="dau-list margin-top--lg">
        {sorted.map(({permalink, label, description, count: all}) => {
          const pages = first[permalink] ?? [];
          const count = all - pages.length;
          return (
            <li key={permalink} className="dau-row">
              <div>
                <Heading as="h2" className="dau-titles" data-count={all}>
                  <Link to={permalink} rel="tag" className="dau-tag">
                    {label}
                  </Link>
                </Heading>
                {description && <p className="dau-soft">{description}</p>}
              </div>
              <ul className="dau-list dau-index">
                {pages.map(({date, step, ...page}) => (
                  <li key={page.permalink} className="dau-titles">
                    <Link to={page.permalink} className="dau-title">
                      <MarkedTitle {...page} />
                    </Link>
                    <small className="dau-soft">{date ? <Day date={date} /> : step}</small>
                  </li>
                ))}
                {count > 0 && (
                  <li className="dau-linked">
                    <Link to={permalink} className="dau-soft">
                      {`${translate({id: 'dau.blog.others', message: '{count} bài nữa'}, {count})} →`}
                    </Link>
                  </li>
                )}
              </ul>
            </li>
          );
        })}
      </ul>
    </>
  );
}
