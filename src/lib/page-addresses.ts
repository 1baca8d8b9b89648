import type {AllContent} from '@docusaurus/types';

import {servedAddress} from './page-path';

/** Every address in what a content plugin has loaded: of texts, tags, authors and categories. */
export function* addressesIn(content: unknown): Generator<string> {
  if (typeof content !== 'object' || content === null) return;
  for (const [name, value] of Object.entries(content)) {
    const isAddress = /^(permalink|tagsPath|blogTagsListPath)$/.test(name);
    if (isAddress && typeof value === 'string') yield servedAddress(value);
    else yield* addressesIn(value);
  }
}

/** Addresses of the site's pages, with the base URL. */
export function pageAddresses(allContent: AllContent, baseUrl: string): ReadonlySet<string> {
  const own = ['docs', 'search', 'blog', 'blog/archive', 'blog/authors'];
  return new Set([...own.map((name) => baseUrl + name), ...addressesIn(allContent)]);
}
