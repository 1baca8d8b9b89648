import fs from 'node:fs';
import path from 'node:path';

import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {globSync} from 'tinyglobby';

import {contentFiles, fileIn, openContent} from '../../content/content-files';
import {guidesInOrder, loadedContent, sidebarItems} from '../../content/loaded-content';
import {buildTime, isSet, postDate, showsDrafts} from '../../content/publishing';
import {defaultLocale, type Locale} from '../../settings/locales';
import {PAGES, type Section} from '../../utils/engine-pages';
import {servedPath} from '../../utils/urls';

/**
 * Returns the front matter of the posts or guides that have a page. Reads the translation if there is one,
 * because it may be a draft while its original is not.
 */
function pagesOf(kind: 'post' | 'guide', siteDir: string, locale: Locale) {
  const {read} = openContent(siteDir);
  return contentFiles(siteDir)
    .filter((content) => content.kind === kind && content.locale === defaultLocale)
    .map(({file, key}) => ({key, ...(read(fileIn(locale, file)) ?? read(file))}))
    .filter(({values}) => showsDrafts() || !isSet(values?.draft));
}

/**
 * Returns whether any guide has a page. Without one, Docusaurus' docs plugin fails, so the configuration
 * turns it off.
 */
export const hasGuidePages = (siteDir: string, locale: Locale): boolean =>
  pagesOf('guide', siteDir, locale).length > 0;

/** The content of `src/data`. It may be invalid, because `site-data` has not checked it yet. */
type Data = {
  projects: {projects?: unknown};
  community: {events?: unknown; activities?: unknown};
};

const hasEntries = (list: unknown) => !Array.isArray(list) || list.length > 0;

const hasPage = (siteDir: string, page: string) =>
  globSync(`src/pages/{${page},${page}/index}.{tsx,jsx,js,mdx,md}`, {cwd: siteDir}).length > 0;

const hasCv = (siteDir: string) =>
  globSync('src/data/cv.*.json', {cwd: siteDir, absolute: true}).some((file) =>
    /\[\s*[^\]\s]/.test(fs.readFileSync(file, 'utf8')),
  );

/**
 * Returns the paths of empty sections, which no page links to. Reads the files itself, because the
 * navigation must be complete before Docusaurus reads the content.
 */
export function emptySections(
  siteDir: string,
  {projects: showcase, community}: Data,
  locale: Locale,
): string[] {
  const now = buildTime();
  const listed = (kind: 'post' | 'guide') =>
    pagesOf(kind, siteDir, locale).filter(({values}) => !isSet(values?.unlisted));
  const isFilled: Record<Section, boolean> = {
    [PAGES.guides]: listed('guide').length > 0,
    [PAGES.blog]: listed('post').some(
      ({values = {}, key}) => showsDrafts() || Number(postDate(values, key) ?? 0) <= now,
    ),
    '/showcase': hasPage(siteDir, 'showcase') && hasEntries(showcase.projects),
    '/community':
      hasPage(siteDir, 'community') &&
      (hasEntries(community.events) || hasEntries(community.activities)),
    '/cv': hasPage(siteDir, 'cv') && hasCv(siteDir),
    '/contact': hasPage(siteDir, 'contact'),
    '/privacy': hasPage(siteDir, 'privacy'),
  };
  return Object.entries(isFilled).flatMap(([section, filled]) => (filled ? [] : [section]));
}

/** Returns the path of the guide with `slug: /`. Without one, returns that of the first guide, if any. */
export function firstGuide(allContent: AllContent): string | undefined {
  const guides = guidesInOrder(loadedContent(allContent).newest);
  const first = guides.find(({slug}) => slug === '/') ?? guides[0];
  return first && servedPath(first.permalink);
}

/** Returns the paths of all guides and generated category pages. */
const guidePages = (allContent: AllContent): string[] =>
  loadedContent(allContent).versions.flatMap((version) => [
    ...version.docs.map(({permalink}) => permalink),
    ...sidebarItems(version).flatMap((item) =>
      item.type === 'category' && item.link?.type === 'generated-index' ? item.link.permalink : [],
    ),
  ]);

/**
 * Returns the paths that the engine's links use, each with the path of the real page: `/docs` leads to the first
 * guide, and `/blog` to the blog, whose `routeBasePath` the author may have changed.
 */
export function redirectsOf(allContent: AllContent): [page: string, to: string | undefined][] {
  const {default: blog} = allContent['docusaurus-plugin-content-blog'] ?? {};
  const {blogTagsListPath: tags, blogPosts = []} = (blog ?? {}) as Partial<BlogContent>;
  const guides: [string, string | undefined] = [PAGES.guides, firstGuide(allContent)];
  if (!tags || blogPosts.length === 0) return [guides];
  const hasTags = blogPosts.some(({metadata}) => metadata.tags.length > 0);
  return [
    guides,
    [PAGES.blog, path.posix.dirname(tags)],
    ...(hasTags ? [[PAGES.blogTags, tags] as [string, string]] : []),
  ];
}

/**
 * Adds a page at each path that the engine's links use, unless a page is already there. The added page
 * redirects, or says that there are no guides yet.
 */
export default function sectionPages({baseUrl}: LoadContext): Plugin {
  return {
    name: 'dau-section-pages',

    async allContentLoaded({allContent, actions: {addRoute}}) {
      const guides = guidePages(allContent).map(servedPath);
      for (const [page, to] of redirectsOf(allContent)) {
        const own = normalizeUrl([baseUrl, page]);
        if (own === to || guides.includes(own)) continue;
        const component = '@site/packages/dau/features/section-pages/client/SectionPage.tsx';
        addRoute({path: own, exact: true, component, props: {to}});
      }
    },
  };
}
