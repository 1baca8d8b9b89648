/** Reads the Markdown files of the site, for the search index of the development server. */
import path from 'node:path';

import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';

import {readIfThere} from '../../lib/files';
import {servedAddress} from '../../lib/page-path';
import {markdownToRecord} from './markdown';
import type {PageRecord} from './types';

type Found = {source: string; url: string; title: string; tag: string; hidden: boolean};

function foundPages(allContent: AllContent): Omit<Found, 'hidden'>[] {
  const found: Found[] = [];
  const docs = allContent['docusaurus-plugin-content-docs'] ?? {};
  for (const [id, content] of Object.entries(docs)) {
    for (const version of (content as DocsContent | undefined)?.loadedVersions ?? []) {
      const tag = `docs-${id}-${version.versionName}`;
      for (const {source, permalink: url, title, unlisted} of version.docs) {
        found.push({source, url, title, tag, hidden: unlisted});
      }
    }
  }
  for (const content of Object.values(allContent['docusaurus-plugin-content-blog'] ?? {})) {
    for (const {metadata} of (content as BlogContent | undefined)?.blogPosts ?? []) {
      const {source, permalink: url, title, unlisted} = metadata;
      found.push({source, url, title, tag: 'default', hidden: unlisted});
    }
  }
  for (const content of Object.values(allContent['docusaurus-plugin-content-pages'] ?? {})) {
    for (const page of (content as PagesContent | undefined) ?? []) {
      // A React page has no text until it is rendered.
      if (page.type !== 'mdx') continue;
      const {source, permalink: url, title = '', unlisted} = page;
      found.push({source, url, title, tag: 'default', hidden: unlisted});
    }
  }
  return found.flatMap(({hidden, ...page}) =>
    hidden ? [] : [{...page, url: servedAddress(page.url)}],
  );
}

/** Returns the records of all listed Markdown pages, sorted by URL. */
export async function markdownRecords(
  allContent: AllContent,
  siteDir: string,
): Promise<PageRecord[]> {
  const pages = foundPages(allContent).sort((a, b) => (a.url < b.url ? -1 : 1));
  const records = await Promise.all(
    pages.map(async ({source, ...page}) => {
      const text = await readIfThere(path.join(siteDir, source.replace(/^@site\//, '')));
      // The file was deleted after the content was loaded; Docusaurus will reload soon
      return text === undefined ? undefined : markdownToRecord(text, page);
    }),
  );
  return records.filter((record) => record !== undefined);
}
