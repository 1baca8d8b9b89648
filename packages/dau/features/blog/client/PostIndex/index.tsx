import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';

import Cover from '../../../../ui/Cover';
import Day from '../../../../ui/Day';
import {MarkedParagraph, MarkedTitle} from '../../../../ui/LanguageMark';

import type {PostGroup} from '../../post-metadata/extra-metadata';

import ListHeader from '../ListHeader';

type Props = {
  /** The years of the archive, or the series. */
  readonly groups: readonly PostGroup[];
  readonly isSeries?: boolean;
};

/** The page of all posts by year, and the page of all series. */
export default function PostIndex({groups, isSeries = false}: Props) {
  const title = isSeries
    ? translate({id: 'dau.blog.series', message: 'Loạt bài'})
    : translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const List = isSeries ? 'ol' : 'ul';
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <Layout title={title}>
        <main className="container margin-vert--xl">
          <ListHeader title={title} />
          {groups.map(({id, name, posts}) => (
            <section key={id} className="dau-row">
              <div>
                <Heading as="h2" id={id} className={isSeries ? undefined : 'dau-ruled'}>
                  {name}
                </Heading>
                {isSeries && (
                  <div className="dau-cover margin-vert--md" aria-hidden>
                    <Cover title={name} />
                  </div>
                )}
                <p className="dau-soft">
                  {translate({id: 'dau.blog.count', message: '{count} bài'}, {count: posts.length})}
                </p>
              </div>
              <List className={clsx('dau-list dau-index dau-titles', isSeries && 'dau-numbered')}>
                {posts.map(({permalink, title: postTitle, date, languages, description}) => (
                  <li key={permalink}>
                    <div>
                      <Link to={permalink} className="dau-title">
                        <MarkedTitle title={postTitle} languages={languages} />
                      </Link>
                      {description && (
                        <MarkedParagraph languages={languages}>{description}</MarkedParagraph>
                      )}
                    </div>
                    {!isSeries && date && <Day className="dau-soft" date={date} hasYear={false} />}
                  </li>
                ))}
              </List>
            </section>
          ))}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
