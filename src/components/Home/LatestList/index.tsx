import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import MarkedTitle from '@site/src/components/LanguageNotice/MarkedTitle';
import {useWrittenIn} from '@site/src/components/OriginalAddress/useWrittenIn';
import type {Latest, LatestItem} from '@site/src/plugins/latest/types';

import styles from './styles.module.css';

function Item({title, description, permalink, languages, date}: LatestItem) {
  return (
    <li className={styles.item}>
      <Heading as="h3" className={styles.title}>
        <Link to={permalink}>
          <MarkedTitle title={title} languages={languages} />
        </Link>
      </Heading>
      {date && (
        <time className={styles.date} dateTime={date.iso}>
          {date.text}
        </time>
      )}
      <p className={styles.description} lang={useWrittenIn({languages})}>
        {description}
      </p>
    </li>
  );
}

/** The newest posts and guides. */
export default function LatestList({posts, guides}: Latest) {
  return (
    <div className={styles.columns}>
      <section aria-labelledby="latest-posts">
        <h2 id="latest-posts" className={styles.heading}>
          <Translate id="dau.home.posts" description="Heading above the newest posts">
            Bài viết mới
          </Translate>
        </h2>
        <ul className={styles.list}>
          {posts.map((post) => (
            <Item key={post.permalink} {...post} />
          ))}
        </ul>
        <Link className={styles.more} to="/blog">
          <Translate id="dau.home.allPosts" description="Link to the blog below the newest posts">
            Tất cả bài viết
          </Translate>
        </Link>
      </section>
      <section aria-labelledby="latest-guides">
        <h2 id="latest-guides" className={styles.heading}>
          <Translate id="dau.home.guides" description="Heading above the guides">
            Hướng dẫn
          </Translate>
        </h2>
        <ul className={styles.list}>
          {guides.map((guide) => (
            <Item key={guide.permalink} {...guide} />
          ))}
        </ul>
        <Link className={styles.more} to="/docs/category/git-github">
          <Translate id="dau.home.allGuides" description="Link to all guides">
            Tất cả hướng dẫn
          </Translate>
        </Link>
      </section>
    </div>
  );
}
