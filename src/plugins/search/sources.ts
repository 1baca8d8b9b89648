/** Which pages of a build a reader may find. */
import type {RouteConfig} from '@docusaurus/types';

/** What the build knows of a page beyond its route. */
export type BuildMetadata = Readonly<Record<string, {readonly noIndex: boolean} | undefined>>;

/** A page to index and where it comes from. */
export type Source = {readonly url: string; readonly sourceFile: string};

const MARKDOWN = /\.mdx?$/;

function leaves(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => (route.routes ? leaves(route.routes) : [route]));
}

/**
 * Only pages with a source file: that leaves out tag, archive, author, list and
 * search pages. Neither pages that ask not to be indexed (unlisted ones among
 * them) nor, under a language other than the default, Markdown of the default
 * language that stands in for a missing translation.
 */
export function searchableSources(
  routes: readonly RouteConfig[],
  metadata: BuildMetadata,
  language: {readonly current: string; readonly default: string},
): Source[] {
  const sources = new Map<string, Source>();
  for (const {path, metadata: route} of leaves(routes)) {
    const sourceFile = route?.sourceFilePath?.replace(/\\/g, '/');
    if (!sourceFile || metadata[path]?.noIndex) continue;
    const untranslated =
      language.current !== language.default &&
      MARKDOWN.test(sourceFile) &&
      !sourceFile.startsWith(`i18n/${language.current}/`);
    if (!untranslated) sources.set(path, {url: path, sourceFile});
  }
  return [...sources.values()];
}
