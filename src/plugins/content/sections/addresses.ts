import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';

import {searchOptions} from '../../search/settings';
import {isListed} from '../../blog/listed';
import {servedAddress} from '../../../lib/page-path';

type LoadedVersion = DocsContent['loadedVersions'][number];
type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Addresses of the pages that the framework makes for sidebar categories. */
function categoryAddresses(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'generated-index' ? [item.link.permalink] : [];
    return [...own, ...categoryAddresses(item.items)];
  });
}

/** Addresses of all guides and of the pages about them, with the base URL. */
function guideAddresses(allContent: AllContent): string[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
  return (docs?.loadedVersions ?? []).flatMap((version) => [
    ...version.docs.flatMap(({permalink, tags}) => [
      permalink,
      ...tags.map((tag) => tag.permalink),
      ...(tags.length > 0 ? [version.tagsPath] : []),
    ]),
    ...Object.values(version.sidebars).flatMap(categoryAddresses),
  ]);
}

function blogAddresses(allContent: AllContent, home: string): string[] {
  const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  if (!blog) return [];
  const tags = Object.values(blog.blogTags);
  const authors = Object.values(blog.authorsMap ?? {});
  return [
    home,
    ...(blog.blogPosts.some(isListed) ? [`${home}/archive`] : []),
    ...blog.blogPosts.map(({metadata}) => metadata.permalink),
    ...(tags.length > 0 ? [blog.blogTagsListPath] : []),
    ...tags.map(({permalink}) => permalink),
    ...(authors.length > 0 ? [`${home}/authors`] : []),
    ...authors.flatMap(({page}) => (page ? [page.permalink] : [])),
  ];
}

/**
 * Addresses of the site's pages, with the base URL: the content plugins' and
 * the engine's own. Later pages of lists are not among them.
 */
export function pageAddresses(allContent: AllContent, baseUrl: string): ReadonlySet<string> {
  const pages = (allContent['docusaurus-plugin-content-pages']?.default ?? []) as PagesContent;
  return new Set([
    `${baseUrl}docs`,
    `${baseUrl}${searchOptions.searchPath}`,
    ...guideAddresses(allContent).map(servedAddress),
    ...blogAddresses(allContent, `${baseUrl}blog`),
    ...pages.map(({permalink}) => permalink),
  ]);
}

/** Does a guide or a page about guides have this address? */
export function isGuideAddress(allContent: AllContent, address: string): boolean {
  return guideAddresses(allContent).map(servedAddress).includes(address);
}

/**
 * Where the guides begin: the one at the root of the section, else the first
 * of the first sidebar, else any. `undefined` where none is listed.
 */
export function firstGuide(allContent: AllContent): string | undefined {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
  const version = docs?.loadedVersions.find(({isLast}) => isLast);
  const listed = new Map(
    (version?.docs ?? []).filter(({unlisted}) => !unlisted).map((doc) => [doc.id, doc]),
  );
  const idsOf = (items: readonly SidebarItem[]): string[] =>
    items.flatMap((item) => {
      if (item.type === 'doc' || item.type === 'ref') return [item.id];
      if (item.type !== 'category') return [];
      return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...idsOf(item.items)];
    });
  const inSidebars = Object.values(version?.sidebars ?? {})
    .flatMap(idsOf)
    .map((id) => listed.get(id));
  const all = [...listed.values()];
  const first =
    all.find(({slug}) => slug === '/') ?? inSidebars.find((doc) => doc !== undefined) ?? all[0];
  return first && servedAddress(first.permalink);
}
