import fs from 'node:fs';
import path from 'node:path';

import {temporaryFolder} from '../../../tests/support/temporary-folder';
import {listProblems} from '../../../utils/problems';
import {SourceFiles} from './files';
import {planImport, type Plan} from './plan';

export const siteKinds = ['docusaurus', 'hugo', 'jekyll', 'hexo', 'astro', 'vault'] as const;
export type SiteKind = (typeof siteKinds)[number];
type Files = Readonly<Record<string, string | Buffer>>;

/** @param files contents by path, or a folder with the files */
export function folderWith(kind: SiteKind | undefined, files: Files | string = {}): string {
  const {dir, write} = temporaryFolder();
  if (kind) fs.cpSync(path.join(__dirname, 'fixtures', kind), dir, {recursive: true});
  if (typeof files === 'string') fs.cpSync(files, dir, {recursive: true});
  else for (const [file, content] of Object.entries(files)) write(file, content);
  return dir;
}

/** Plans an import into a site with pages. */
export async function importOf(kind: SiteKind | undefined, changed: Files | string = {}) {
  const site = folderWith(undefined, {
    'src/pages/index.tsx': '',
    'src/pages/contact/index.tsx': '',
  });
  const source = folderWith(kind, changed);
  const plan: Plan = await planImport(site, new SourceFiles(source));
  const all = plan.changes.map(({file}) => file);
  const text = (file: string) => {
    const content = plan.changes.find((change) => change.file === file)?.content;
    if (content === undefined) throw new Error(`${file} is not among ${all.join(', ')}`);
    return String(content);
  };
  const redirects = Object.fromEntries(plan.redirects);
  const report = listProblems(plan.problems);
  const written = plan.changes.map(
    ({file, content}) => `=== ${file}\n${typeof content === 'string' ? content : ''}`,
  );
  return {
    ...{site, source, plan, all, text, redirects, report},
    /** What the import writes and reports. Other files than texts are only named. */
    outcome: [...written, '=== report', report].join('\n'),
  };
}
