import type {AllContent} from '@docusaurus/types';

import {loadedContent} from '../../content/loaded-content';
import type {Problem} from '../../utils/problems';
import {decodeUrl, servedPath} from '../../utils/urls';

/**
 * Matches characters that have a special meaning in React Router paths. Docusaurus percent-encodes the
 * names of pages, and hosts would not find the file of `về-tôi.md`.
 */
const SPECIAL = /\([^()]+\)|:\w|[*\\%?#]/;

/** Finds URLs that do not lead to their page. */
export function permalinkProblems(allContent: AllContent, baseUrl: string): Problem[] {
  return loadedContent(allContent).entries.flatMap(({source, permalink}): Problem[] => {
    const file = source.replace('@site/', '');
    const sitePath = servedPath(permalink.replace(baseUrl, '/'));
    if (!SPECIAL.test(sitePath)) return [];
    const problem = String.raw`readers would see "not found", because the URL has ( ) : * \ % ? or #, or the name of a page has diacritics or spaces`;
    const fix = 'Rename the file, or set a different slug';
    return [{file, problem, found: decodeUrl(sitePath), fix}];
  });
}
