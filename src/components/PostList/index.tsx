import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/BlogPostItems';
import Heading from '@theme/Heading';

import ReadingTime from '@site/src/components/PostInfo/ReadingTime';
import SampleMark from '@site/src/components/SampleMark';
import {languagesIn, shownLanguage} from '@site/src/lib/content-languages';
import Day from '@site/src/lib/ui/Day';
import {MarkedTitle} from '@site/src/lib/ui/LanguageMark';

import styles from './styles.module.css';

export default function PostList({items}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const samples = items.map(({content}) => ({
    isSample: (content.frontMatter as {sample?: boolean}).sample === true,
  }));
  const posts = items.map(({content}) => {
    const {permalink, title, description, date, frontMatter, readingTime} = content.metadata;
    const language = shownLanguage(frontMatter, currentLocale);
    return (
      <article key={permalink} className={`dau-row ${styles.post}`}>
        <p className={`dau-soft ${styles.day}`}>
          <Day date={date} />
          <ReadingTime readingTime={readingTime} />
        </p>
        <div>
          <Heading as="h2" className="dau-titles dau-title">
            <Link to={permalink}>
              <MarkedTitle title={title} languages={languagesIn(frontMatter)} />
            </Link>
          </Heading>
          <p
            className={styles.description}
            lang={language === currentLocale ? undefined : language}
          >
            {description}
          </p>
        </div>
      </article>
    );
  });
  return (
    <>
      <SampleMark file="blog" items={samples} />
      {posts}
    </>
  );
}
