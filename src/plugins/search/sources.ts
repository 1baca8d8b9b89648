/** Which pages of a build a reader may find. */
import type {RouteConfig} from '@docusaurus/types';

/** What the build knows of a page beyond its route. */
export type BuildMetadata = Readonly<Record<string, {readonly noIndex: boolean} | undefined>>;

/** A page to index and where it comes from. */
export type Source = {readonly url: string; readonly sourceFile: string};

function leaves(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => (route.routes ? leaves(route.routes) : [route]));
}

/**
 * Only pages with a source file: that leaves out tag, archive, author, list and
 * search pages. Neither pages that ask not to be indexed (unlisted ones among
 * them) nor texts of another language that stand in for a missing translation.
 *
 * @param isInLanguage tells of a source file whether its text is in the language of the build
 */
export function searchableSources(
  routes: readonly RouteConfig[],
  metadata: BuildMetadata,
  isInLanguage: (sourceFile: string) => boolean,
): Source[] {
  const sources = new Map<string, Source>();
  for (const {path, metadata: route} of leaves(routes)) {
    const sourceFile = route?.sourceFilePath?.replace(/\\/g, '/');
    if (!sourceFile || metadata[path]?.noIndex) continue;
    if (isInLanguage(sourceFile)) sources.set(path, {url: path, sourceFile});
  }
  return [...sources.values()];
}
