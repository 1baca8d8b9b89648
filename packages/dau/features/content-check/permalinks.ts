import type {AllContent} from '@docusaurus/types';

import {contentFileAt} from '../../content/content-files';
import {loadedContent} from '../../content/loaded-content';
import {perProcess} from '../../utils/cache';
import type {Problem} from '../../utils/problems';
import {decodeUrl, servedPath} from '../../utils/urls';

/**
 * Matches characters that have a special meaning in React Router paths. Docusaurus percent-encodes the
 * names of pages, and hosts would not find the file of `về-tôi.md`.
 */
const SPECIAL = /\([^()]+\)|:\w|[*\\%?#]/;

/** Finds URLs that do not lead to their page, and translations whose URL differs from the original's. */
export function permalinkProblems(allContent: AllContent, baseUrl: string): Problem[] {
  // A build loads the default language first, so this map already contains all originals
  const originals = perProcess(
    'permalinks',
    () => new Map<string, {file: string; sitePath: string}>(),
  );
  return loadedContent(allContent).entries.flatMap(({source, permalink}): Problem[] => {
    const file = source.replace('@site/', '');
    const sitePath = servedPath(permalink.replace(baseUrl, '/'));
    const report = (problem: string, fix: string) => [
      {file, problem, found: decodeUrl(sitePath), fix},
    ];
    if (SPECIAL.test(sitePath)) {
      const problem = String.raw`readers would see "not found", because the URL has ( ) : * \ % ? or #, or the name of a page has diacritics or spaces`;
      return report(problem, 'Rename the file, or set a different slug');
    }
    const {kind, key} = contentFileAt(file) ?? {kind: 'page', key: file};
    const original = originals.get(`${kind} ${key}`);
    if (!original) originals.set(`${kind} ${key}`, {file, sitePath});
    if (!original || original.file === file || original.sitePath === sitePath) return [];
    const problem = `its URL differs from that of ${original.file}, and the language menu would link to a missing page`;
    return report(problem, `Set slug so that the URL is ${original.sitePath}`);
  });
}
