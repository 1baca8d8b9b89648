import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import {globSync} from 'tinyglobby';

import {writeWhole} from '../../lib/files';
import {throwIfAny, type Problem} from '../../lib/problems';
import {inlineParts, withPolicy} from './page';
import type {PolicyHosts} from './policy';

type Options = {
  /** Folder of the built language. */
  readonly outDir: string;
  /** Folders of static files. HTML files in them get no policy. */
  readonly staticDirs: readonly string[];
  readonly hosts: PolicyHosts;
};

/** Lists the built pages. The paths have forward slashes. */
const pagesIn = ({outDir, staticDirs}: Options): string[] =>
  globSync('**/*.html', {cwd: outDir, dot: true})
    .filter((page) => !staticDirs.some((dir) => existsSync(path.join(dir, page))))
    .sort();

/**
 * Adds a policy to every page in the build of one language, including redirects and the not-found
 * page. A page that already has a policy keeps it.
 *
 * @throws {ContentError} if a page has no charset
 */
export async function writePolicies(options: Options): Promise<void> {
  const problems: Problem[] = [];
  const pages = await Promise.all(
    pagesIn(options).map(async (page) => {
      const file = path.join(options.outDir, page);
      const html = await fs.readFile(file, 'utf8');
      return {page, file, html, ...inlineParts(html)};
    }),
  );
  // A reader who navigates keeps the policy of the first page, so it must allow the styles of all pages
  const styles = [...new Set(pages.flatMap((each) => each.styles))].sort();
  for (const {page, file, html, scripts, hasPolicy} of pages) {
    // Keep the policy that a page already has, such as that of the live code frame
    if (hasPolicy) continue;
    const result = withPolicy(html, scripts, options.hosts, styles);
    if (result) await writeWhole(file, result);
    else {
      const problem = '<meta charset="UTF-8"> is missing from <head>';
      problems.push({file: page, problem, fix: 'Add it to the code that writes this page'});
    }
  }
  throwIfAny('The content security policy cannot be added to these pages.', problems);
}
