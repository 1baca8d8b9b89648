import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

import {shownLanguage} from './content-languages';
import {loadedContent} from './loaded-content';
import {servedAddress} from './page-path';

/** A post or guide of the language being built. */
export type PublishedText = ReturnType<typeof publishedContent>[number];

/** What a post and a guide have in common. */
function publishedText(metadata: BlogPost['metadata'] | DocMetadata, locale: string) {
  const {title, description, permalink, tags, frontMatter, unlisted} = metadata;
  return {
    title,
    description,
    /** With the base URL. */
    permalink: servedAddress(permalink),
    tags: tags.map(({label}) => label),
    /** Language of the text; not the page's where a translation is missing. */
    language: shownLanguage(frontMatter, locale),
    isUnlisted: unlisted,
    /** Does the front matter name a share image of its own? */
    hasImage: frontMatter.image !== undefined,
  };
}

/** Every published post, newest first, then every guide of the newest version. */
export function publishedContent(allContent: AllContent, locale: string) {
  const {posts, newest} = loadedContent(allContent);
  return [
    ...posts.map(({metadata}) => ({
      ...publishedText(metadata, locale),
      kind: 'post' as const,
      date: metadata.date as Date | undefined,
      /** Names. */
      authors: metadata.authors.map(({name}) => name ?? ''),
    })),
    ...(newest?.docs ?? []).map((guide) => ({
      ...publishedText(guide, locale),
      kind: 'guide' as const,
      date: undefined,
      authors: [],
    })),
  ];
}
