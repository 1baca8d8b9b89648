import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import type {Props} from '@theme/TagsListByLetter';

import BlogLinks from '@site/src/plugins/blog/client/BlogLinks';

import styles from './styles.module.css';

export default function TagList({tags}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const sorted = [...tags].sort((a, b) => a.label.localeCompare(b.label, currentLocale));
  return (
    <>
      {useRouteContext().plugin.name === 'docusaurus-plugin-content-blog' ? (
        <BlogLinks />
      ) : (
        <p className="dau-linked dau-soft">
          <Link to="/docs">
            <Translate id="dau.home.allGuides">Tất cả hướng dẫn</Translate>
          </Link>
        </p>
      )}
      <ul className={`dau-list dau-titles ${styles.tags}`}>
        {sorted.map(({permalink, label, description, count}) => (
          <li key={permalink} className="dau-row">
            <span className={styles.name}>
              <Link to={permalink} rel="tag">
                {label}
              </Link>{' '}
              <span className="dau-soft">{count}</span>
            </span>
            <span className="dau-soft">{description}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
