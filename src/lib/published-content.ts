import type {AllContent} from '@docusaurus/types';

import {shownLanguage} from './content-languages';
import {loadedContent} from './loaded-content';
import {servedPath} from './urls';

/** A published post or guide in the current language. */
export type PublishedText = ReturnType<typeof publishedContent>[number];

/** Returns all published posts, newest first, and then all guides of the newest version. */
export function publishedContent(allContent: AllContent, locale: string) {
  const {posts, newest} = loadedContent(allContent);
  const entries = [...posts.map(({metadata}) => metadata), ...(newest?.docs ?? [])];
  return entries.map((metadata) => {
    const {title, description, permalink, frontMatter, unlisted} = metadata;
    const post = 'date' in metadata ? metadata : undefined;
    return {
      kind: post ? ('post' as const) : ('guide' as const),
      title,
      description,
      /** With the base URL. */
      permalink: servedPath(permalink),
      /** Language of the text: the original's language if the translation is missing. */
      language: shownLanguage(frontMatter, locale),
      isUnlisted: unlisted,
      /** Whether the front matter sets a share image. */
      hasImage: frontMatter.image !== undefined,
      date: post?.date,
      /** Names of the authors. */
      authors: post?.authors.map(({name}) => name ?? '') ?? [],
    };
  });
}
