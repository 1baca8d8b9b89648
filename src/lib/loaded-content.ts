import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';

/** Returns the content that Docusaurus has loaded in the current language. */
export function loadedContent(allContent: AllContent) {
  const of = <T>(plugin: string) =>
    allContent[`docusaurus-plugin-content-${plugin}`]?.default as T | undefined;
  const versions = of<DocsContent>('docs')?.loadedVersions ?? [];
  const posts = of<BlogContent>('blog')?.blogPosts ?? [];
  const guides = versions.flatMap(({docs}) => docs);
  const pages = of<PagesContent>('pages') ?? [];
  return {
    posts,
    /** The newest version of the guides. */
    newest: versions.find(({isLast}) => isLast),
    /** Posts, guides of all versions, and pages. */
    entries: [...posts.map(({metadata}) => metadata), ...guides, ...pages],
  };
}
