import {useContext} from 'react';

import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useRouteContext from '@docusaurus/useRouteContext';
import type {Props} from '@theme/BlogPostItems';
import pinned from '@generated/blog/default/pinned.json';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import Cover from '../../ui/Cover';
import SampleMark from '../../components/SampleMark';
import {languagesIn} from '../../content/content-languages';
import {tuneIn} from '../../content/added-front-matter';
import Day from '../../ui/Day';
import {MarkedParagraph, MarkedTitle} from '../../ui/LanguageMark';
import ReadingTime from '../../ui/ReadingTime';
import ListHeader, {ListHeaderContext} from '../../features/blog/client/ListHeader';

import styles from './styles.module.css';

export default function PostList({items}: Props) {
  const {pathname} = useLocation();
  const blog = useContext(ListHeaderContext);
  const isSecondBlog = useRouteContext().plugin.id !== 'default';
  const isFirstPage = blog?.page === 1;
  const onPage = items.map(({content}) => content.metadata);
  const listed =
    isFirstPage && !isSecondBlog
      ? [...pinned, ...onPage.filter(({frontMatter}) => frontMatter.pinned !== true)]
      : onPage;
  const samples = listed.map(({frontMatter}) => ({isSample: frontMatter.sample === true}));
  const posts = listed.map((metadata, index) => {
    // Older pages of the blog, a tag or an author have no large first post
    const isLead = index === 0 && (blog ? isFirstPage : !/\/page\/\d+\/?$/.test(pathname));
    const className = clsx('dau-row dau-target', styles.post, isLead && `dau-lead ${styles.lead}`);
    const {permalink, title, description, date, frontMatter, readingTime, tags} = metadata;
    const languages = languagesIn(frontMatter);
    // On a tag's page, leave out the tag
    const otherTags = tags.filter((tag) => !`${pathname}/`.startsWith(`${tag.permalink}/`));
    return (
      <article key={permalink} className={className}>
        <div className={`dau-soft dau-flow ${styles.facts}`}>
          <span>
            <Day date={date} />
            <ReadingTime readingTime={readingTime} />
            {frontMatter.pinned === true && (
              <strong className="dau-pinned">
                <Translate id="dau.blog.pinned">Ghim</Translate>
              </strong>
            )}
          </span>
          {otherTags.map((tag) => (
            <Link key={tag.permalink} className="dau-tag" to={tag.permalink} rel="tag">
              {tag.label}
            </Link>
          ))}
        </div>
        <div>
          <Heading as="h2" className="dau-titles dau-title">
            <Link to={permalink}>
              <MarkedTitle title={title} languages={languages} isTarget />
            </Link>
          </Heading>
          <MarkedParagraph languages={languages}>{description}</MarkedParagraph>
        </div>
        <Link
          to={permalink}
          className={`dau-cover ${styles.cover}`}
          tabIndex={-1}
          aria-hidden
          data-search-ignore
        >
          <Cover
            title={title}
            tune={tuneIn(frontMatter)}
            image={frontMatter.image}
            loading={index === 0 ? 'eager' : 'lazy'}
            isLarge={isLead}
          />
        </Link>
      </article>
    );
  });
  return (
    <>
      {blog && (
        <ListHeader
          title={blog.blogTitle}
          lead={isFirstPage ? blog.blogDescription : undefined}
          count={isFirstPage ? undefined : `${blog.page}/${blog.totalPages}`}
        />
      )}
      <SampleMark items={samples} />
      {posts}
    </>
  );
}
