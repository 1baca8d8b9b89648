import type {AllContent} from '@docusaurus/types';

import {shownLanguage} from './languages';
import {loadedContent} from './loaded-content';
import {servedAddress} from './page-path';

/** A post or guide of the language being built. */
export type Written = {
  kind: 'post' | 'guide';
  title: string;
  description: string;
  /** With the base URL. */
  permalink: string;
  date?: Date;
  tags: string[];
  /** Names. */
  authors: string[];
  /** Language of the text; not the page's where a translation is missing. */
  language: string;
  isUnlisted: boolean;
  /** Does the front matter name a share image of its own? */
  hasImage: boolean;
};

type Metadata = {
  title: string;
  description: string;
  permalink: string;
  tags: {label: string}[];
  frontMatter: object;
  unlisted: boolean;
};

/** Every published post, newest first, then every guide of the newest version. */
export function writtenContent(allContent: AllContent, locale: string): Written[] {
  const {posts, newest} = loadedContent(allContent);
  const common = ({title, description, permalink, tags, frontMatter, unlisted}: Metadata) => {
    return {
      title,
      description,
      permalink: servedAddress(permalink),
      tags: tags.map(({label}) => label),
      language: shownLanguage(frontMatter, locale),
      isUnlisted: unlisted,
      hasImage: (frontMatter as {image?: unknown}).image !== undefined,
    };
  };
  return [
    ...posts.map(({metadata}) => ({
      kind: 'post' as const,
      date: metadata.date,
      ...common(metadata),
      authors: metadata.authors.map(({name}) => name ?? ''),
    })),
    ...(newest?.docs ?? []).map((guide) => ({
      kind: 'guide' as const,
      ...common(guide),
      authors: [],
    })),
  ];
}
