/** Addresses of the texts, as the framework has made them. */
import type {AllContent} from '@docusaurus/types';

import {loadedContent} from '../../lib/loaded-content';
import {perProcess} from '../../lib/per-process';
import type {Problem} from '../../lib/problems';
import {contentFileAt} from '../../lib/content/files';
import {decodeUrl} from '../../lib/url-text';

/** What React Router (path-to-regexp 1) reads as a group, a parameter, a wildcard or an escape. */
const PATTERN = /\([^()]+\)|:\w|[*\\]/;

/**
 * Finds two texts at one address, where the framework would name the address alone, and
 * translations at another address than their originals: readers who change the language would come
 * to a page that is not there.
 */
export function permalinkProblems(allContent: AllContent, baseUrl: string): Problem[] {
  // Filled by the languages that were built before
  const originals = perProcess(
    'addresses',
    () => new Map<string, {file: string; sitePath: string}>(),
  );
  const owners = new Map<string, string>();
  return loadedContent(allContent).entries.flatMap(({source, permalink}): Problem[] => {
    const file = source.replace('@site/', '');
    const sitePath = permalink.replace(baseUrl, '/');
    if (PATTERN.test(decodeUrl(sitePath))) {
      const problem =
        'the router reads this URL as a pattern, and would show "not found". Rename the file, or set slug to a URL without ( ) * : \\';
      return [{file, field: 'slug', problem, found: decodeUrl(sitePath)}];
    }
    const owner = owners.get(sitePath);
    owners.set(sitePath, owner ?? file);
    if (owner) {
      return [
        {file, field: 'slug', problem: `an address of its own; ${owner} has ${sitePath} too`},
      ];
    }
    const {kind, key} = contentFileAt(file) ?? {kind: 'page', key: file};
    const original = originals.get(`${kind} ${key}`);
    if (!original) originals.set(`${kind} ${key}`, {file, sitePath});
    if (!original || original.file === file || original.sitePath === sitePath) return [];
    const problem = `the same address as ${original.file} has, ${original.sitePath}: readers who change the language are led there`;
    return [{file, field: 'slug', problem, found: sitePath}];
  });
}
