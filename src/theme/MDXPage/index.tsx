/** Ejected from @docusaurus/theme-classic 3.10.2 MDXPage, whose text lacks the class of posts and guides. */
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import EditMetaRow from '@theme/EditMetaRow';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import clsx from 'clsx';

export default function MDXPage({content: Content}: Props) {
  const {metadata, assets, toc} = Content;
  const {title, editUrl, description, frontMatter, lastUpdatedBy, lastUpdatedAt} = metadata;
  const {keywords, wrapperClassName, hide_table_of_contents: hideToc} = frontMatter;
  return (
    <HtmlClassNameProvider
      className={clsx(
        wrapperClassName ?? ThemeClassNames.wrapper.mdxPages,
        ThemeClassNames.page.mdxPage,
      )}
    >
      <Layout>
        <PageMetadata
          title={title}
          description={description}
          keywords={keywords}
          image={assets.image ?? frontMatter.image}
        />
        {/* (custom) as wide as the other pages, not the window */}
        <main className="container margin-vert--lg">
          <div className="row">
            <div className={clsx('col', !hideToc && 'col--8')}>
              <ContentVisibility metadata={metadata} />
              {/* (custom) the class "markdown", which the styles of running text go by */}
              <article className="markdown">
                <MDXContent>
                  <Content />
                </MDXContent>
              </article>
              {(editUrl || lastUpdatedAt || lastUpdatedBy) && (
                <EditMetaRow
                  className={clsx('margin-top--sm', ThemeClassNames.pages.pageFooterEditMetaRow)}
                  editUrl={editUrl}
                  lastUpdatedAt={lastUpdatedAt}
                  lastUpdatedBy={lastUpdatedBy}
                />
              )}
            </div>
            {!hideToc && toc.length > 0 && (
              <div className="col col--3 col--offset-1">
                <TOC
                  toc={toc}
                  minHeadingLevel={frontMatter.toc_min_heading_level}
                  maxHeadingLevel={frontMatter.toc_max_heading_level}
                />
              </div>
            )}
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
