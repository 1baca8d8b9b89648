import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {
  LoadedContent as DocsContent,
  LoadedVersion,
  Options,
} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';

import {shownLanguage} from './content-languages';
import {tuneIn} from './added-front-matter';
import {servedPath} from '../utils/urls';

/** @param id the id of the content plugins: an author may add a second blog or more guides */
export function loadedContent(allContent: AllContent, id = 'default') {
  const of = <T>(plugin: string) =>
    allContent[`docusaurus-plugin-content-${plugin}`]?.[id] as T | undefined;
  const versions = of<DocsContent>('docs')?.loadedVersions ?? [];
  const posts = of<BlogContent>('blog')?.blogPosts ?? [];
  const guides = versions.flatMap(({docs}) => docs);
  const pages = of<PagesContent>('pages') ?? [];
  return {
    posts,
    versions,
    newest: versions.find(({isLast}) => isLast),
    /** Posts, guides in all versions, and pages. */
    entries: [...posts.map(({metadata}) => metadata), ...guides, ...pages],
  };
}

/** Returns the content of all blog and docs plugins, also of those that an author has added. */
export const allLoadedContent = (allContent: AllContent) =>
  [...new Set(Object.values(allContent).flatMap(Object.keys))].map((id) =>
    loadedContent(allContent, id),
  );

export type PublishedText = ReturnType<typeof publishedContent>[number];

/** Returns all published posts, newest first, and all guides in the newest version, of all plugins. */
export function publishedContent(allContent: AllContent, locale: string) {
  const entries = allLoadedContent(allContent).flatMap(({posts, newest}) => [
    ...posts.map(({metadata}) => metadata),
    ...(newest?.docs ?? []),
  ]);
  return entries.map((metadata) => {
    const {title, description, permalink, frontMatter} = metadata;
    const post = 'date' in metadata ? metadata : undefined;
    return {
      title,
      description,
      permalink: servedPath(permalink),
      /** The language of the text: the original's language if the translation is missing. */
      language: shownLanguage(frontMatter, locale),
      hasImage: frontMatter.image !== undefined,
      /** The title whose tune a generated cover shows. */
      tune: tuneIn(frontMatter) ?? title,
      date: post?.date,
      authors: post?.authors.map(({name}) => name ?? '') ?? [],
    };
  });
}

type SidebarItem = LoadedVersion['sidebars'][string][number] & {
  /** The item's category and its place there, such as `Git 1/3`. */
  readonly step?: string;
};

/** Returns all items of a version's sidebars. Each category comes before its items. */
export function sidebarItems({sidebars}: LoadedVersion): SidebarItem[] {
  const flat = (item: SidebarItem): SidebarItem[] => {
    if (item.type !== 'category') return [item];
    const {label, items} = item;
    const steps = items.map((each, i) => ({...each, step: `${label} ${i + 1}/${items.length}`}));
    return [item, ...steps.flatMap(flat)];
  };
  return Object.values(sidebars).flat().flatMap(flat);
}

/** Returns a version's listed guides. Guides in the sidebars come first, in sidebar order. */
export function guidesInOrder(version: LoadedVersion | undefined) {
  const items = version ? sidebarItems(version) : [];
  const steps = new Map(items.map((item) => ['id' in item ? item.id : '', item.step]));
  const listed = new Map(
    version?.docs
      .filter(({unlisted}) => !unlisted)
      .map((guide) => [guide.id, {...guide, step: steps.get(guide.id)}]),
  );
  const ids = items.flatMap((item) => {
    if (item.type === 'doc' || item.type === 'ref') return item.id;
    return item.type === 'category' && item.link?.type === 'doc' ? item.link.id : [];
  });
  return [...new Set([...ids, ...listed.keys()])].flatMap((id) => listed.get(id) ?? []);
}

type Generator = Exclude<Options['sidebarItemsGenerator'], undefined | null>;
type Item = Awaited<ReturnType<Generator>>[number];

/** Adds the cover of each guide to its sidebar item, because category pages read only the sidebar. */
export const sidebarItemsGenerator: Generator = async ({defaultSidebarItemsGenerator, ...args}) => {
  const withCover = (item: Item): Item => {
    if (item.type === 'category') return {...item, items: item.items.map(withCover)};
    const guide = item.type === 'doc' && args.docs.find(({id}) => id === item.id);
    if (!guide) return item;
    const {title, frontMatter} = guide;
    const cover = {title, image: frontMatter.image, tune: tuneIn(frontMatter)};
    return {...item, customProps: {...cover, ...item.customProps}};
  };
  return (await defaultSidebarItemsGenerator(args)).map(withCover);
};
