import path from 'node:path';

import type {AllContent} from '@docusaurus/types';

import {ENGINE_PAGES} from '../../lib/engine-pages';
import {servedPath} from '../../lib/page-path';
import {staticFile} from '../../lib/static-files';

type Target = [address: string, file: string];

/** Every address in what the content plugins have loaded, and the file of each text. */
function* targetsIn(content: unknown): Generator<Target> {
  if (typeof content !== 'object' || content === null) return;
  const file = 'source' in content ? String(content.source).replace('@site/', '') : '';
  for (const [name, value] of Object.entries(content)) {
    const isPermalink = /^(permalink|tagsPath|blogTagsListPath)$/.test(name);
    if (isPermalink && typeof value === 'string') yield [servedPath(value), file];
    else yield* targetsIn(value);
  }
}

const languageOf = (file: string) => /^i18n\/[^/]+/.exec(file)?.[0];

/**
 * Returns a test that tells whether a link in a text leads nowhere: to no page, or to no place on
 * its page. The framework names links to files itself, but not the places in them.
 */
export function deadLinkTest(allContent: AllContent, baseUrl: string, siteDir: string) {
  const own = ENGINE_PAGES.map((page): Target => [baseUrl + page.slice(1), '']);
  const known = new Map([...own, ...targetsIn(allContent)]);
  return (href: string, from: string, idsOf: (file: string) => Set<string> | undefined) => {
    const [link = '', id = ''] = href.split('#');
    let file = link === '' ? from : path.posix.join(path.posix.dirname(from), link);
    if (link.startsWith('/')) {
      const target = servedPath(link.replace(/\?.*$/, ''));
      const found = known.get(target) ?? known.get(baseUrl + target.slice(1));
      if (found === undefined) return !staticFile(siteDir, target);
      file = found;
    }
    // This process knows the pages of one language. Another one's texts lead to pages of theirs
    const isKnown = id !== '' && !id.includes('%') && languageOf(file) === languageOf(from);
    return isKnown && idsOf(file)?.has(id) === false;
  };
}
