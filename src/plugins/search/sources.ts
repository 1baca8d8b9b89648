/** Selects the pages of a build that the search indexes. */
import type {RouteConfig} from '@docusaurus/types';

/** `routesBuildMetadata` of Docusaurus: metadata of each page by its path. */
export type BuildMetadata = Readonly<Record<string, {readonly noIndex: boolean} | undefined>>;

/** A page to index, with its source file. */
export type Source = {readonly url: string; readonly sourceFile: string};

function leaves(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => (route.routes ? leaves(route.routes) : [route]));
}

/**
 * Returns the pages to index. It leaves out:
 * - pages without a source file: tags, archive, authors, lists and search,
 * - pages with `noindex`, such as unlisted ones,
 * - pages without a translation, which show the text of another language.
 *
 * @param isInLanguage returns whether a source file has a text in the language of the build
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
