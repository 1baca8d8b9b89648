import type {AllContent} from '@docusaurus/types';

import {contentFileAt} from '../../content/content-files';
import {loadedContent} from '../../content/loaded-content';
import {perProcess} from '../../utils/cache';
import type {Problem} from '../../utils/problems';
import {decodeUrl, servedPath} from '../../utils/urls';
import {ROUTE_PATTERN} from './front-matter-schemas';

/**
 * Finds files with the same URL, pages whose names cannot be a URL, and translations whose URL differs
 * from the original's. Docusaurus reports only duplicate URLs, without the files.
 */
export function permalinkProblems(allContent: AllContent, baseUrl: string): Problem[] {
  // A build loads the default language first, so this map already contains all originals
  const originals = perProcess(
    'permalinks',
    () => new Map<string, {file: string; sitePath: string}>(),
  );
  const owners = new Map<string, string>();
  return loadedContent(allContent).entries.flatMap(({source, permalink}): Problem[] => {
    const file = source.replace('@site/', '');
    const sitePath = servedPath(permalink.replace(baseUrl, '/'));
    const report = (problem: string, fix: string, at = file) => [
      {file: at, problem, found: decodeUrl(sitePath), fix},
    ];
    const {kind, key} = contentFileAt(file) ?? {kind: 'page', key: file};
    // `front-matter-schemas.ts` checks the URLs of posts and guides. Docusaurus percent-encodes the names of pages,
    // and hosts would not find the file of `về-tôi.md`
    if (kind === 'page' && ROUTE_PATTERN.test(sitePath)) {
      const problem = String.raw`readers would see "not found", because the name has diacritics, spaces or ( ) [ ] * : \ %`;
      return report(problem, 'Rename the file');
    }
    const rename = /\.mdx?$/.test(file) ? 'Set a different slug' : 'Rename the file';
    const owner = owners.get(sitePath);
    owners.set(sitePath, owner ?? file);
    // Report it for `owner`, because its page is the one that opens at this URL
    if (owner) return report(`${file} has the same URL`, `${rename}, or delete one of them`, owner);
    const original = originals.get(`${kind} ${key}`);
    if (!original) originals.set(`${kind} ${key}`, {file, sitePath});
    if (!original || original.file === file || original.sitePath === sitePath) return [];
    const problem = `its URL differs from that of ${original.file}, and the language menu would link to a missing page`;
    return report(problem, `Set slug so that the URL is ${original.sitePath}`);
  });
}
