import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import type {PropSidebar, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useRouteContext from '@docusaurus/useRouteContext';
import all from '@generated/blog/default/tags.json';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import Heading from '@theme/Heading';

import Cover from '../../ui/Cover';
import Day from '../../ui/Day';
import {useWrittenIn} from '../../ui/LanguageMark';
import type {TagSummary} from '../../features/blog/lists';

import styles from './styles.module.css';

type Tag = {
  readonly label: string;
  readonly permalink: string;
  readonly description?: string | undefined;
  readonly count: number;
  readonly unlisted: boolean;
};

/** Returns whether the page belongs to the blog, not to the guides. */
export const useIsBlog = () => useRouteContext().plugin.name === 'docusaurus-plugin-content-blog';

/** Returns a function that formats a count: `3 posts`, or `3 guides` on a page of the guides. */
function usePageCount() {
  const {selectMessage} = usePluralForm();
  const isBlog = useIsBlog();
  return (count: number) =>
    selectMessage(
      count,
      isBlog
        ? translate({id: 'theme.blog.post.plurals', message: 'One post|{count} posts'}, {count})
        : translate({id: 'dau.guides.count', message: '{count} hướng dẫn'}, {count}),
    );
}

type TagRowsProps = {
  readonly tags: readonly Pick<TagSummary, 'label' | 'permalink' | 'description' | 'count'>[];
  /** Whether a tag also shows its first guides, or, without a description, its newest post. */
  readonly isIndex?: boolean;
};

function Newest({title, languages, permalink, date}: NonNullable<TagSummary['newest']>) {
  return (
    <p className="dau-flow">
      <span>
        <span className="dau-soft">
          <Translate id="dau.blog.newest">Mới nhất</Translate>:{' '}
        </span>
        <Link to={permalink} lang={useWrittenIn({languages})}>
          {title}
        </Link>
      </span>
      {date && <Day className="dau-soft" date={date} />}
    </p>
  );
}

const linksIn = (sidebar: PropSidebar): PropSidebarItemLink[] =>
  sidebar.flatMap((item) => {
    if (item.type === 'category') return linksIn(item.items);
    return item.type === 'link' ? [item] : [];
  });

/** Returns a function that finds a guide's link in the sidebars, which has its cover. */
export function useSidebarLink() {
  const links = Object.values(useDocsVersion().docsSidebars).flatMap(linksIn);
  return (permalink: string) => links.find(({href}) => href === permalink);
}

function Guide({title, languages, permalink}: TagSummary['guides'][number]) {
  const cover = useSidebarLink()(permalink)?.customProps;
  return (
    <Link to={permalink} lang={useWrittenIn({languages})} className={styles.guide}>
      <span className="dau-cover" aria-hidden data-search-ignore>
        <Cover {...cover} title={title} />
      </span>
      {title}
    </Link>
  );
}

/** A row for each tag: its name, the number of its pages, and its description. */
export function TagRows({tags, isIndex = false}: TagRowsProps) {
  const countOf = usePageCount();
  return (
    <ul className="dau-list dau-titles">
      {tags.map(({permalink, label, description, count}) => {
        const summary = isIndex ? all.find((tag) => tag.permalink === permalink) : undefined;
        const {newest, guides = []} = summary ?? {};
        const about = description ? <p>{description}</p> : newest && <Newest {...newest} />;
        return (
          <li key={permalink}>
            <span className="dau-title">
              <Link to={permalink} rel="tag">
                {label}
              </Link>
            </span>
            {guides.length > 0 ? (
              <div>
                {about}
                <div className={styles.guides}>
                  {guides.map((guide) => (
                    <Guide key={guide.permalink} {...guide} />
                  ))}
                </div>
              </div>
            ) : (
              about
            )}
            <span className="dau-soft">
              <span aria-hidden>{count}</span>
              <span className="dau-visually-hidden">{countOf(count)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The header of a tag's page: the tag's name and description, the number of its pages, and their years. */
export function TagHeader({tag, children}: {readonly tag: Tag; readonly children: ReactNode}) {
  const countOf = usePageCount();
  const years = all.find(({permalink}) => permalink === tag.permalink)?.years;
  return (
    <>
      {tag.unlisted && <Unlisted />}
      <header className="margin-bottom--lg">
        <Heading as="h1">{tag.label}</Heading>
        {tag.description && <p>{tag.description}</p>}
        <div className="dau-flow dau-links">
          <p className="dau-soft margin-bottom--none">
            {[countOf(tag.count), years].filter(Boolean).join(' · ')}
          </p>
          {children}
        </div>
      </header>
    </>
  );
}

/** Links to the tags that share the most pages with this tag. */
export function OtherTags({tag}: {readonly tag: Tag}) {
  const own = all.find(({permalink}) => permalink === tag.permalink);
  const others = own?.others.flatMap((path) => all.find(({permalink}) => permalink === path) ?? []);
  if (!others?.length) return null;
  return (
    <section className="dau-row margin-top--lg">
      <Heading as="h2" className="dau-title margin-bottom--none">
        <Translate id="dau.tags.others">Thẻ khác</Translate>
      </Heading>
      <ul className="dau-list dau-flow">
        {others.map(({permalink, label}) => (
          <li key={permalink}>
            <Link to={permalink} rel="tag" className="dau-tag">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
