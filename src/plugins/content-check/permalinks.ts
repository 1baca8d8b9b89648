/** URLs of posts, guides and pages, as the framework has made them. */
import type {AllContent} from '@docusaurus/types';

import {loadedContent} from '../../lib/loaded-content';
import {perProcess} from '../../lib/per-process';
import type {Problem} from '../../lib/problems';
import {contentFileAt} from '../../lib/content/files';
import {decodeUrl} from '../../lib/url-text';

/** Signs that React Router (path-to-regexp 1) reads as a group, parameter, wildcard or escape. */
const PATTERN = /\([^()]+\)|:\w|[*\\]/;

/**
 * Finds files with the same URL (the framework names only the URL), and translations whose URL
 * differs from the original's (the language menu would lead to "not found").
 */
export function permalinkProblems(allContent: AllContent, baseUrl: string): Problem[] {
  // Filled while the earlier languages are built
  const originals = perProcess(
    'permalinks',
    () => new Map<string, {file: string; sitePath: string}>(),
  );
  const owners = new Map<string, string>();
  return loadedContent(allContent).entries.flatMap(({source, permalink}): Problem[] => {
    const file = source.replace('@site/', '');
    const sitePath = permalink.replace(baseUrl, '/');
    if (PATTERN.test(decodeUrl(sitePath))) {
      const problem = 'the router reads this URL as a pattern and shows "not found"';
      const fix = 'Rename the file, or set slug to a URL without ( ) * : \\';
      return [{file, problem, found: decodeUrl(sitePath), fix}];
    }
    const owner = owners.get(sitePath);
    owners.set(sitePath, owner ?? file);
    if (owner) {
      const problem = `${owner} has the same URL`;
      return [{file, problem, found: sitePath, fix: 'Set another slug'}];
    }
    const {kind, key} = contentFileAt(file) ?? {kind: 'page', key: file};
    const original = originals.get(`${kind} ${key}`);
    if (!original) originals.set(`${kind} ${key}`, {file, sitePath});
    if (!original || original.file === file || original.sitePath === sitePath) return [];
    const problem = `its URL differs from that of ${original.file}, so the language menu leads to a missing page`;
    return [
      {file, problem, found: sitePath, fix: `Set slug so that the URL is ${original.sitePath}`},
    ];
  });
}
