import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';

import {monthIn} from '@site/src/lib/day';
import {MarkedTitle} from '@site/src/lib/ui/LanguageMark';

import styles from './styles.module.css';
import {groupByYear} from './years';
import type {ArchivedPost} from './years';

/** All posts by year, with columns for the day and the title. */
export default function PostArchive({
  title,
  posts,
}: {
  title: string;
  posts: readonly ArchivedPost[];
}) {
  const {selectMessage} = usePluralForm();
  const countText = (count: number) =>
    translate({id: 'theme.blog.post.plurals', message: 'One post|{count} posts'}, {count});
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const format = new Intl.DateTimeFormat(currentLocale, {
    calendar: localeConfigs[currentLocale]?.calendar ?? 'gregory',
    day: 'numeric',
    month: monthIn(currentLocale),
    timeZone: 'UTC',
  });
  return (
    <main className="container margin-vert--xl">
      <Heading as="h1">{title}</Heading>
      {groupByYear(posts).map(({year, posts: list}) => (
        <section key={year} className={styles.year}>
          <Heading as="h2" id={year}>
            {year}
            <br />
            {selectMessage(list.length, countText(list.length))}
          </Heading>
          <ul className="dau-list">
            {list.map(({permalink, title: postTitle, date, languages}) => (
              <li key={permalink}>
                <time dateTime={date}>{format.format(new Date(date))}</time>
                <Link to={permalink}>
                  <MarkedTitle title={postTitle} languages={languages} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
