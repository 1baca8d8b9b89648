import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import {globSync} from 'tinyglobby';

import {writeWhole} from '../../utils/files';
import {inlineParts, withPolicy} from './page';
import type {PolicyHosts} from './policy';

type Options = {
  readonly outDir: string;
  /** The static folders. Their HTML files do not change. */
  readonly staticDirs: readonly string[];
  readonly hosts: PolicyHosts;
};

const pagesIn = ({outDir, staticDirs}: Options): string[] =>
  globSync('**/*.html', {cwd: outDir, dot: true})
    .filter((page) => !staticDirs.some((dir) => existsSync(path.join(dir, page))))
    .sort();

/**
 * Adds a policy to every built page in one language, including redirects and the not-found page.
 *
 * @returns the full URLs of scripts and links that pages load, each with the first such page
 * @throws if a page has no charset
 */
export async function writePolicies(options: Options): Promise<Map<string, string>> {
  const pages = await Promise.all(
    pagesIn(options).map(async (page) => {
      const file = path.join(options.outDir, page);
      const html = await fs.readFile(file, 'utf8');
      return {page, file, html, ...inlineParts(html)};
    }),
  );
  // Each policy must allow all pages' styles, because client-side navigation does not change the policy
  const styles = [...new Set(pages.flatMap((each) => each.styles))].sort();
  for (const {page, file, html, scripts, hasPolicy} of pages) {
    // The live code frame has its own policy
    if (hasPolicy) continue;
    const result = withPolicy(html, scripts, options.hosts, styles);
    if (!result)
      throw new Error(
        `${page}: <meta charset="UTF-8"> is missing from <head>, so no Content Security Policy can be added. Add the tag in the code that writes this page.`,
      );
    await writeWhole(file, result);
  }
  return new Map(
    pages.flatMap(({page, loaded}) => loaded.map((url) => [url, page] as const)).reverse(),
  );
}
