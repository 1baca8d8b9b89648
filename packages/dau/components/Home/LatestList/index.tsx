import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import latest from '@generated/blog/default/latest.json';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import Part from '../Part';
import Cover from '../../../ui/Cover';
import Day from '../../../ui/Day';
import {PAGES} from '../../../utils/engine-pages';
import {MarkedParagraph, MarkedTitle} from '../../../ui/LanguageMark';
import type {Latest, LatestItem} from '../../../features/blog/post-metadata/extra-metadata';

import styles from '../styles.module.css';

function Text({title, description, permalink, languages, date, isPinned}: LatestItem) {
  return (
    <div>
      {date && (
        <span className="dau-soft">
          <Day date={date} />
          {isPinned && (
            <strong className="dau-pinned">
              <Translate id="dau.blog.pinned">Ghim</Translate>
            </strong>
          )}
        </span>
      )}
      <Heading as="h3" className="dau-titles dau-title">
        <Link to={permalink}>
          <MarkedTitle title={title} languages={languages} isTarget />
        </Link>
      </Heading>
      <MarkedParagraph languages={languages}>{description}</MarkedParagraph>
    </div>
  );
}

export default function LatestList({
  posts = latest.posts,
  guides = latest.guides,
}: Partial<Latest>) {
  if (posts.length === 0 && guides.length === 0) {
    return (
      <p className="padding-vert--lg">
        <Translate id="dau.home.none">Mình chưa đăng bài nào. Bạn ghé lại sau nhé.</Translate>
      </p>
    );
  }
  // Two posts are next to each other
  const isLead = (index: number) => index === 0 && posts.length !== 2;
  return (
    <div data-search-ignore>
      <Part
        id="latest-posts"
        title={<Translate id="dau.home.posts">Bài viết mới</Translate>}
        items={posts}
        all={translate({id: 'dau.home.allPosts', message: 'Tất cả bài viết'})}
        to={PAGES.blog}
      >
        <ul className={`dau-list ${styles.list}`}>
          {posts.map((post, index) => (
            <li
              key={post.permalink}
              className={clsx('dau-target', styles.item, isLead(index) && 'dau-lead')}
            >
              <Text {...post} />
              <Link to={post.permalink} className="dau-cover" tabIndex={-1} aria-hidden>
                <Cover {...post} loading="lazy" isLarge={isLead(index)} />
              </Link>
            </li>
          ))}
        </ul>
      </Part>
      <Part
        id="latest-guides"
        title={<Translate id="dau.home.guides">Hướng dẫn</Translate>}
        items={guides}
        all={translate({id: 'dau.home.allGuides', message: 'Tất cả hướng dẫn'})}
        to={PAGES.guides}
      >
        <ul className={`dau-list dau-numbered ${styles.list}`}>
          {guides.map((guide) => (
            <li key={guide.permalink} className={`dau-target ${styles.item}`}>
              <Text {...guide} />
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}
