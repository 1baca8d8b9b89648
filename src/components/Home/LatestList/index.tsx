import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import SampleMark from '@site/src/components/SampleMark';
import {MarkedTitle, useWrittenIn} from '@site/src/lib/ui/LanguageMark';
import type {Latest, LatestItem} from '@site/src/plugins/blog/types';

import styles from './styles.module.css';

function Item({title, description, permalink, languages, date, sample}: LatestItem) {
  return (
    <li className={styles.item}>
      <Heading as="h3" className={`dau-titles ${styles.title}`}>
        <Link to={permalink}>
          <MarkedTitle title={title} languages={languages} />
        </Link>
      </Heading>
      {date && (
        <time className="dau-soft" dateTime={date.iso}>
          {date.text}
        </time>
      )}{' '}
      {sample && <SampleMark file={sample} />}
      <p className={styles.description} lang={useWrittenIn({languages})}>
        {description}
      </p>
    </li>
  );
}

type SectionProps = {
  readonly id: string;
  readonly title: ReactNode;
  readonly items: readonly LatestItem[];
  /** Text of the link to the full list, and its path. */
  readonly all: ReactNode;
  readonly to: string;
};

/** The list of posts or of guides. Renders nothing if the list is empty. */
function Section({id, title, items, all, to}: SectionProps) {
  if (items.length === 0) return null;
  const areSamples = items.length > 1 && items.every(({sample}) => sample);
  return (
    <section aria-labelledby={id}>
      <div className="dau-head">
        <h2 id={id}>{title}</h2>
        {areSamples && <SampleMark file="blog" isList />}
        <Link to={to}>{all}</Link>
      </div>
      <ul className="dau-list">
        {items.map((item) => (
          <Item key={item.permalink} {...item} {...(areSamples && {sample: undefined})} />
        ))}
      </ul>
    </section>
  );
}

/** The newest posts and guides. */
export default function LatestList({posts, guides}: Latest) {
  if (posts.length === 0 && guides.length === 0) {
    return (
      <p className={styles.none}>
        <Translate id="dau.home.none">Mình chưa đăng bài nào. Bạn ghé lại sau nhé.</Translate>
      </p>
    );
  }
  return (
    <div className={styles.columns}>
      <Section
        id="latest-posts"
        title={<Translate id="dau.home.posts">Bài viết mới</Translate>}
        items={posts}
        all={<Translate id="dau.home.allPosts">Tất cả bài viết</Translate>}
        to="/blog"
      />
      <Section
        id="latest-guides"
        title={<Translate id="dau.home.guides">Hướng dẫn</Translate>}
        items={guides}
        all={<Translate id="dau.home.allGuides">Tất cả hướng dẫn</Translate>}
        to="/docs"
      />
    </div>
  );
}
