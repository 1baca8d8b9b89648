import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

import {TOPICS} from '../shared/tuning';

/** Returns the first tags of the listed posts and of the newest docs, of all instances. */
export function topicsOf(allContent: AllContent) {
  const of = <Content>(plugin: string) =>
    Object.values(allContent[`docusaurus-plugin-content-${plugin}`] ?? {}) as Content[];
  const posts = of<BlogContent | undefined>('blog').flatMap((content) => content?.blogPosts ?? []);
  const docs = of<DocsContent | undefined>('docs').flatMap(
    (content) => content?.loadedVersions.find(({isLast}) => isLast)?.docs ?? [],
  );
  const tags = [...posts.map(({metadata}) => metadata), ...docs]
    .filter(({unlisted}) => !unlisted)
    .flatMap((entry) => entry.tags.map(({label, permalink: url}) => ({label, url})));
  return [...new Map(tags.map((tag) => [tag.label, tag])).values()].slice(0, TOPICS);
}
