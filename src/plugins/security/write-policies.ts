import fs from 'node:fs/promises';
import path from 'node:path';

import {writeWhole} from '../../lib/files';
import {throwIfAny, type Problem} from '../../lib/problems';
import {inlineParts, withPolicy} from './page';
import type {PolicyHosts} from './policy';

type Options = {
  /** Folder of the built language. */
  readonly outDir: string;
  /** Folders that are copied to the output. HTML files in them stay as the author wrote them. */
  readonly staticDirs: readonly string[];
  readonly hosts: PolicyHosts;
};

/** The paths of the pages in the output folder, with forward slashes. */
async function pagesIn({outDir, staticDirs}: Options): Promise<string[]> {
  const files = await fs.readdir(outDir, {recursive: true});
  const isCopied = async (file: string) => {
    const found = await Promise.allSettled(
      staticDirs.map((dir) => fs.access(path.join(dir, file))),
    );
    return found.some(({status}) => status === 'fulfilled');
  };
  const pages: string[] = [];
  for (const file of files) {
    if (file.endsWith('.html') && !(await isCopied(file))) pages.push(file);
  }
  return pages.map((file) => file.split(path.sep).join('/')).sort();
}

/**
 * Adds a policy to every page of a built language, redirects and the not-found page included.
 *
 * @throws {ContentError} if a page has no charset
 */
export async function writePolicies(options: Options): Promise<void> {
  const problems: Problem[] = [];
  const pages = await Promise.all(
    (await pagesIn(options)).map(async (page) => {
      const file = path.join(options.outDir, page);
      const html = await fs.readFile(file, 'utf8');
      return {page, file, html, ...inlineParts(html)};
    }),
  );
  // Of all pages: a move inside the application shows another page under the policy of the first
  const styles = [...new Set(pages.flatMap((each) => each.styles))].sort();
  for (const {page, file, html, scripts, hasPolicy} of pages) {
    // Live code and redirects come with a policy of their own
    if (hasPolicy) continue;
    const result = withPolicy(html, scripts, options.hosts, styles);
    if (result) await writeWhole(file, result);
    else problems.push({file: page, expected: '<meta charset="UTF-8"> in the head'});
  }
  throwIfAny('Some pages cannot have a content security policy.', problems);
}
