import type {AllContent} from '@docusaurus/types';

import {ENGINE_PAGES} from '../../../lib/engine-pages';
import {servedAddress} from '../../../lib/page-path';
import {staticFile} from '../../../lib/static-files';

/** Every address in what the content plugins have loaded: of texts, tags, authors and categories. */
function* addressesIn(content: unknown): Generator<string> {
  if (typeof content !== 'object' || content === null) return;
  for (const [name, value] of Object.entries(content)) {
    const isAddress = /^(permalink|tagsPath|blogTagsListPath)$/.test(name);
    if (isAddress && typeof value === 'string') yield servedAddress(value);
    else yield* addressesIn(value);
  }
}

/** Returns a test that tells whether a path, with or without the base URL, leads nowhere. */
export function deadLinkTest(allContent: AllContent, baseUrl: string, siteDir: string) {
  const own = ENGINE_PAGES.map((page) => baseUrl + page.slice(1));
  const known = new Set([...own, ...addressesIn(allContent)]);
  return (href: unknown): boolean => {
    const path = servedAddress(String(href).replace(/[?#].*$/, ''));
    const all = [path, baseUrl + path.slice(1)];
    return !all.some((each) => known.has(each)) && !staticFile(siteDir, path);
  };
}
