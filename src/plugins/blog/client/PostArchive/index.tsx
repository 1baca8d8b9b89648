import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import {monthIn} from '@site/src/lib/day';
import {MarkedTitle} from '@site/src/lib/ui/LanguageMark';

import type {PostLink} from '../../post-metadata/extra-metadata';

import ListHeader from '../ListHeader';

import styles from './styles.module.css';

type ArchivedPost = PostLink & {readonly date: string};

export default function PostArchive({posts}: {posts: readonly ArchivedPost[]}) {
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const format = new Intl.DateTimeFormat(currentLocale, {
    calendar: localeConfigs[currentLocale]?.calendar ?? 'gregory',
    day: 'numeric',
    month: monthIn(currentLocale),
    timeZone: 'UTC',
  });
  const years = [...new Set(posts.map(({date}) => date.slice(0, 4)))];
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <Layout title={title}>
        <main className="container margin-vert--xl">
          <ListHeader title={title} />
          {years.map((year) => (
            <section key={year} className={styles.year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul className="dau-list dau-titles">
                {posts
                  .filter(({date}) => date.startsWith(year))
                  .map(({permalink, title: postTitle, date, languages}) => (
                    <li key={permalink}>
                      <time className="dau-soft" dateTime={date}>
                        {format.format(new Date(date))}
                      </time>
                      <Link to={permalink}>
                        <MarkedTitle title={postTitle} languages={languages} />
                      </Link>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
