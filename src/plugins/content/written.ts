import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

import {languageOf} from './languages/languages-of';
import {servedAddress} from '../../lib/page-path';

/** A post or guide of the language being built, as the build-time features need it. */
export type Written = {
  readonly kind: 'post' | 'guide';
  readonly title: string;
  readonly description: string;
  /** With the base URL. */
  readonly permalink: string;
  readonly date?: Date;
  readonly tags: readonly string[];
  readonly authors: readonly {readonly name: string; readonly url?: string}[];
  /** Language of the text; not the page's where a translation is missing. */
  readonly language: string;
  readonly isUnlisted: boolean;
  /** Does the front matter name a share image of its own? */
  readonly hasImage: boolean;
};

/** Every published post, newest first, then every guide of the newest version. */
export function writtenContent(allContent: AllContent): readonly Written[] {
  const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
  const fileOf = (source: string) => source.replace('@site/', '');
  const posts = (blog?.blogPosts ?? []).map(({metadata}) => ({
    kind: 'post' as const,
    title: metadata.title,
    description: metadata.description,
    permalink: servedAddress(metadata.permalink),
    date: metadata.date,
    tags: metadata.tags.map(({label}) => label),
    authors: metadata.authors.map(({name, url}) => ({name: name ?? '', ...(url && {url})})),
    language: languageOf(fileOf(metadata.source), metadata.frontMatter),
    isUnlisted: metadata.unlisted,
    hasImage: metadata.frontMatter.image !== undefined,
  }));
  const newest = docs?.loadedVersions.find(({isLast}) => isLast);
  const guides = (newest?.docs ?? []).map(
    ({title, description, permalink, tags, source, unlisted, frontMatter}) => ({
      kind: 'guide' as const,
      title,
      description,
      permalink: servedAddress(permalink),
      tags: tags.map(({label}) => label),
      authors: [],
      language: languageOf(fileOf(source), frontMatter),
      isUnlisted: unlisted,
      hasImage: frontMatter.image !== undefined,
    }),
  );
  return [...posts, ...guides];
}
