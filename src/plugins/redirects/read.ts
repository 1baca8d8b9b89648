import fs from 'node:fs';
import path from 'node:path';

import type {Problem} from '../../lib/problems';
import {parseYaml} from '../content/check/yaml';

/** The author's list: old address, new address. */
export const REDIRECTS_FILE = 'src/config/redirects.yml';

/** An address of the site that leads to another one, both without base URL and language. */
export type Redirect = {readonly from: string; readonly to: string; readonly line: number};

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?!\/)[^?]*[^/?]$/.test(value);

/** Reads the author's redirects. There are none without the file. */
export function readRedirects(siteDir: string): {
  readonly redirects: readonly Redirect[];
  readonly problems: readonly Problem[];
} {
  const absolute = path.join(siteDir, REDIRECTS_FILE);
  if (!fs.existsSync(absolute)) return {redirects: [], problems: []};
  const parsed = parseYaml(REDIRECTS_FILE, fs.readFileSync(absolute, 'utf8'));
  if ('problem' in parsed) return {redirects: [], problems: [parsed.problem]};
  const redirects: Redirect[] = [];
  const problems: Problem[] = [];
  for (const [from, to] of Object.entries(parsed.fields)) {
    const line = parsed.lines[from] ?? 1;
    if (isAddress(from) && isAddress(to) && !from.includes('#')) redirects.push({from, to, line});
    else {
      problems.push({
        file: REDIRECTS_FILE,
        line,
        field: from,
        expected:
          'two addresses of this site without a slash at the end, like /old/name: /blog/name',
        found: to,
      });
    }
  }
  return {redirects, problems};
}

/**
 * Redirects from a page that is there, and to one that is not.
 *
 * @param heldBack addresses of texts that may have no page yet
 */
export function redirectProblems(
  redirects: readonly Redirect[],
  isPage: (address: string) => boolean,
  heldBack: ReadonlySet<string>,
): Problem[] {
  return redirects.flatMap(({from, to, line}): Problem[] => {
    const place = {file: REDIRECTS_FILE, line, field: from};
    if (isPage(from)) {
      return [
        {
          ...place,
          expected: 'an address without a page; delete the line or give the page another slug',
        },
      ];
    }
    const [page = ''] = to.split('#');
    // The list of a tag is there while a text has the tag
    if (isPage(page) || heldBack.has(page) || /^\/(blog|docs)\/tags\//.test(page)) return [];
    return [{...place, expected: 'the address of a page that is there', found: to}];
  });
}
