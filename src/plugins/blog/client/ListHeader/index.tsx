import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import Heading from '@theme/Heading';

import type {BlogData} from '../../types';

import styles from './styles.module.css';

/**
 * The header of the post list: title, description, and links to the archive, the tags and the feeds,
 * or a sentence if there are no posts.
 */
export default function ListHeader({title, description}: {title: string; description: string}) {
  const {count, hasTags} = usePluginData('blog') as BlogData;
  return (
    <header className={styles.header}>
      <Heading as="h1">{title}</Heading>
      <p>{description}</p>
      {count > 0 ? (
        <p className={styles.ways}>
          <Link to="/blog/archive">
            <Translate id="dau.blog.archive">Lưu trữ theo năm</Translate>
          </Link>
          {hasTags && (
            <Link to="/blog/tags">
              <Translate id="dau.blog.tags">Tất cả thẻ</Translate>
            </Link>
          )}
          <Link to="/feeds">
            <Translate id="dau.blog.feeds">Theo dõi bài mới</Translate>
          </Link>
        </p>
      ) : (
        <p>
          <Translate id="dau.blog.none">Chưa có bài viết nào. Bạn ghé lại sau nhé.</Translate>
        </p>
      )}
    </header>
  );
}
