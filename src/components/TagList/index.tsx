import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import type {Props} from '@theme/TagsListByLetter';

import BlogLinks from '@site/src/plugins/blog/client/BlogLinks';

import styles from './styles.module.css';

/** All tags of posts or guides in a list: name, description and number of texts. */
export default function TagList({tags}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {plugin} = useRouteContext();
  const sorted = [...tags].sort((a, b) => a.label.localeCompare(b.label, currentLocale));
  return (
    <>
      {plugin.name === 'docusaurus-plugin-content-blog' && <BlogLinks />}
      <ul className={`dau-list ${styles.tags}`}>
        {sorted.map(({permalink, label, description, count}) => (
          <li key={permalink}>
            <Link to={permalink} rel="tag">
              {label}
            </Link>
            <span className="dau-soft">{description}</span>
            <span className="dau-soft">{count}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
