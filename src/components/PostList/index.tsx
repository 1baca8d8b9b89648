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

/** A list of posts: day, title and one sentence of each. The first one is larger. */
export default function PostList({items}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const isSample = ({content}: Props['items'][number]) =>
    (content.frontMatter as {sample?: boolean}).sample === true;
  return items.map((item, index) => {
    const {metadata} = item.content;
    const {permalink, source, title, description, date, frontMatter, readingTime} = metadata;
    const language = shownLanguage(frontMatter, currentLocale);
    return (
      <article key={permalink} className={`dau-row ${styles.post}`}>
        <p className={`dau-soft ${styles.day}`}>
          <span>
            <Day date={date} />
            <ReadingTime readingTime={readingTime} />
          </span>
          {/* If all posts are samples, only the first one is marked */}
          {isSample(item) && (index === 0 || !items.every(isSample)) && (
            <SampleMark file={source} />
          )}
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
}
