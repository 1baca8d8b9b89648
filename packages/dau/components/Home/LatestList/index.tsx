import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import latest from '@generated/blog/default/latest.json';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import Cover from '../../../ui/Cover';
import Day from '../../../ui/Day';
import SampleMark from '../../SampleMark';
import {PAGES} from '../../../utils/engine-pages';
import {shellId} from '../../../utils/shell-ids';
import {MarkedTitle, useWrittenIn} from '../../../ui/LanguageMark';
import type {Latest, LatestItem} from '../../../features/blog/post-metadata/extra-metadata';

import styles from '../styles.module.css';

function Text({title, description, permalink, languages, date, isPinned}: LatestItem) {
  return (
    <div>
      <Heading as="h3" className="dau-titles dau-title">
        <Link to={permalink}>
          <MarkedTitle title={title} languages={languages} isTarget />
        </Link>
      </Heading>
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
      <p className="margin-bottom--none" lang={useWrittenIn({languages})}>
        {description}
      </p>
    </div>
  );
}

type SectionProps = {
  readonly id: string;
  readonly title: ReactNode;
  readonly items: readonly LatestItem[];
  /** The label for the link to the full list. */
  readonly all: string;
  readonly to: string;
  /** Without covers, the items are numbered. */
  readonly hasCovers?: boolean;
};

function Section({id, title, items, all, to, hasCovers}: SectionProps) {
  if (items.length === 0) return null;
  return (
    <section className="dau-part" aria-labelledby={shellId(id)}>
      <div className="dau-head">
        <h2 id={shellId(id)}>{title}</h2>
        <SampleMark file="blog" items={items} />
        <Link to={to} aria-label={all}>
          <Translate id="dau.home.all">Tất cả</Translate>
        </Link>
      </div>
      <ul className={clsx('dau-list', styles.list, !hasCovers && 'dau-numbered')}>
        {items.map((item, index) => (
          <li key={item.permalink} className={`dau-target ${styles.item}`}>
            <Text {...item} />
            {hasCovers && (
              <Link to={item.permalink} className="dau-cover" tabIndex={-1} aria-hidden>
                <Cover {...item} loading="lazy" isLarge={index === 0} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
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
  return (
    <div data-search-ignore>
      <Section
        id="latest-posts"
        title={<Translate id="dau.home.posts">Bài viết mới</Translate>}
        items={posts}
        all={translate({id: 'dau.home.allPosts', message: 'Tất cả bài viết'})}
        to={PAGES.blog}
        hasCovers
      />
      <Section
        id="latest-guides"
        title={<Translate id="dau.home.guides">Hướng dẫn</Translate>}
        items={guides}
        all={translate({id: 'dau.home.allGuides', message: 'Tất cả hướng dẫn'})}
        to={PAGES.guides}
      />
    </div>
  );
}
