import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import type {Props} from '@theme/TagsListByLetter';

import Cover from '@site/src/components/Cover';
import BlogLinks from '@site/src/plugins/blog/client/BlogLinks';

import styles from './styles.module.css';

export default function TagList({tags}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {selectMessage} = usePluralForm();
  const sorted = [...tags].sort((a, b) => a.label.localeCompare(b.label, currentLocale));
  const isBlog = useRouteContext().plugin.name === 'docusaurus-plugin-content-blog';
  const numberOf = (count: number) =>
    selectMessage(
      count,
      isBlog
        ? translate({id: 'theme.blog.post.plurals', message: 'One post|{count} posts'}, {count})
        : translate({id: 'dau.guides.count', message: '{count} hướng dẫn'}, {count}),
    );
  return (
    <>
      {isBlog ? (
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
            <span className={`dau-cover ${styles.cover}`} aria-hidden>
              <Cover title={label} />
            </span>
            <Link to={permalink} rel="tag" className={`dau-title ${styles.name}`}>
              {label}
            </Link>
            <p>{description}</p>
            <span className="dau-soft">{numberOf(count)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
