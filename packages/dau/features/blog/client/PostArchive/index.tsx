import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, ThemeClassNames, usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import Day from '../../../../ui/Day';
import {MarkedTitle} from '../../../../ui/LanguageMark';
import ReadingTime from '../../../../ui/ReadingTime';

import type {PostLink} from '../../post-metadata/extra-metadata';

import ListHeader from '../ListHeader';

type ArchivedPost = PostLink & {readonly date: string; readonly readingTime?: number};

export default function PostArchive({posts}: {posts: readonly ArchivedPost[]}) {
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const {selectMessage} = usePluralForm();
  const years = [...new Set(posts.map(({date}) => date.slice(0, 4)))].map((year) => ({
    year,
    postsOfYear: posts.filter(({date}) => date.startsWith(year)),
  }));
  const numberOf = (count: number) =>
    selectMessage(
      count,
      translate({id: 'theme.blog.post.plurals', message: 'One post|{count} posts'}, {count}),
    );
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <Layout title={title}>
        <main className="container margin-vert--xl">
          <ListHeader title={title} />
          {years.map(({year, postsOfYear}) => (
            <section key={year} className={'dau-row dau-index'}>
              <div>
                <Heading as="h2" id={year}>
                  {year}
                </Heading>
                <span className="dau-soft">{numberOf(postsOfYear.length)}</span>
              </div>
              <ul className="dau-list dau-titles">
                {postsOfYear.map(({permalink, title: postTitle, date, languages, readingTime}) => (
                  <li key={permalink}>
                    <Day className="dau-soft" date={date} hasYear={false} />
                    <Link to={permalink} className="dau-title">
                      <MarkedTitle title={postTitle} languages={languages} />
                    </Link>
                    <span className="dau-soft">
                      <ReadingTime readingTime={readingTime} separator="" />
                    </span>
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
