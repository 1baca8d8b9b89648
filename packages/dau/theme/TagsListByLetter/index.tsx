import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import first from '@generated/blog/default/tags.json';
import Heading from '@theme/Heading';
import type {Props} from '@theme/TagsListByLetter';

import {TagLinks} from '../../components/TagPage';
import {MarkedTitle} from '../../ui/LanguageMark';

/** Lists all tags of the blog or the guides, those of the most pages first, with their first pages. */
export default function TagIndex({tags}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const sorted = [...tags].sort(
    (a, b) => b.count - a.count || a.label.localeCompare(b.label, currentLocale),
  );
  return (
    <>
      <TagLinks />
      <ul className="dau-list dau-index dau-numbered margin-top--lg">
        {sorted.map(({permalink, label, description, count}) => {
          const pages = first[permalink] ?? [];
          const others = count - pages.length;
          const links = others > 0 ? [...pages, {permalink, title: `+${others}`}] : pages;
          return (
            <li key={permalink} data-count={count}>
              <div className="dau-halves dau-titles">
                <div>
                  <Heading as="h2" className="margin-bottom--none">
                    <Link to={permalink} rel="tag" className="dau-tag">
                      {label}
                    </Link>
                  </Heading>
                  {description && <p>{description}</p>}
                </div>
                <ul className="dau-list">
                  {links.map((page) => (
                    <li key={page.permalink}>
                      <Link to={page.permalink}>
                        <MarkedTitle {...page} />
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
