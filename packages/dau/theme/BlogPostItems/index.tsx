import {useContext} from 'react';

import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/BlogPostItems';
import Heading from '@theme/Heading';

import Cover from '../../components/Cover';
import SampleMark from '../../components/SampleMark';
import {languagesIn, shownLanguage} from '../../content/content-languages';
import {coverOfPost} from '../../utils/tune/cover';
import Day from '../../ui/Day';
import {MarkedTitle} from '../../ui/LanguageMark';
import ReadingTime from '../../ui/ReadingTime';
import ListHeader, {ListHeaderContext} from '../../features/blog/client/ListHeader';

import styles from './styles.module.css';

export default function PostList({items}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {pathname} = useLocation();
  const blog = useContext(ListHeaderContext);
  const samples = items.map(({content}) => ({
    isSample: (content.frontMatter as {sample?: boolean}).sample === true,
  }));
  const posts = items.map(({content}, index) => {
    const {permalink, title, description, date, frontMatter, readingTime, tags} = content.metadata;
    const language = shownLanguage(frontMatter, currentLocale);
    // A tag's page does not repeat the tag
    const otherTags = tags.filter((tag) => !`${pathname}/`.startsWith(`${tag.permalink}/`));
    return (
      <article key={permalink} className={`dau-row dau-target ${styles.post}`}>
        <p className={`dau-soft ${styles.facts}`}>
          <Day date={date} />
          <ReadingTime readingTime={readingTime} />
        </p>
        {otherTags.length > 0 && (
          <ul className={`dau-list dau-soft ${styles.tags}`}>
            {otherTags.map((tag) => (
              <li key={tag.permalink}>
                <Link className="dau-tag" to={tag.permalink} rel="tag">
                  {tag.label}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.text}>
          <Heading as="h2" className="dau-titles dau-title">
            <Link to={permalink}>
              <MarkedTitle title={title} languages={languagesIn(frontMatter)} isTarget />
            </Link>
          </Heading>
          <p
            className="margin-bottom--none"
            lang={language === currentLocale ? undefined : language}
          >
            {description}
          </p>
        </div>
        <Link
          to={permalink}
          className={`dau-cover ${styles.cover}`}
          tabIndex={-1}
          aria-hidden
          data-search-ignore
        >
          <Cover
            {...coverOfPost(content.metadata)}
            title={title}
            image={frontMatter.image}
            loading={index === 0 ? 'eager' : 'lazy'}
          />
        </Link>
      </article>
    );
  });
  return (
    <>
      {blog && <ListHeader title={blog.blogTitle} description={blog.blogDescription} />}
      <SampleMark file="blog" items={samples} />
      {posts}
    </>
  );
}
