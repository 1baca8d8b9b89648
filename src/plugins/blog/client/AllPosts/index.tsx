import {useState, type ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import clsx from 'clsx';

import type {BlogSidebarData} from '@site/src/plugins/blog/sidebar';
import type {SidebarPost} from '@site/src/plugins/blog/neighbours';

import styles from './styles.module.css';

type Props = {
  /** The posts in the data of this page. */
  readonly items: SidebarPost[];
  /** Renders a list of posts. */
  readonly children: (items: SidebarPost[]) => ReactNode;
};

/** A list of posts. If it is only a part of all posts, a button fetches and shows the others. */
export default function AllPosts({items, children}: Props) {
  const {count} = usePluginData('blog') as BlogSidebarData;
  const [all, setAll] = useState<SidebarPost[] | 'loading' | 'failed'>();

  const fetchAll = () => {
    setAll('loading');
    import('@generated/blog/default/posts.json').then(
      (module) => {
        setAll(module.default);
      },
      () => {
        setAll('failed');
      },
    );
  };

  if (Array.isArray(all)) return children(all);
  return (
    <>
      {children(items)}
      {items.length < count && (
        <button
          type="button"
          className={clsx('clean-btn', styles.all)}
          aria-busy={all === 'loading'}
          onClick={fetchAll}
        >
          {translate(
            {
              id: 'dau.allPosts.show',
              message: 'Xem tất cả {count} bài viết',
              description: 'Button below the posts of the blog sidebar: shows the others as well',
            },
            {count: String(count)},
          )}
        </button>
      )}
      {all === 'failed' && (
        <p role="alert" className={styles.failed}>
          <Link to="/blog/archive">
            <Translate
              id="dau.allPosts.failed"
              description="Link to the archive, where the list of all posts could not be fetched"
            >
              Chưa tải được danh sách. Bạn xem ở trang lưu trữ nhé.
            </Translate>
          </Link>
        </p>
      )}
    </>
  );
}
