/** A small site of each kind, for tests. Its author does not exist. */
import fs from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from '../../../src/lib/fixtures';

export const siteKinds = ['docusaurus', 'hugo', 'jekyll', 'astro'] as const;
export type SiteKind = (typeof siteKinds)[number];
type Files = Readonly<Record<string, string | Buffer>>;

/** A new temporary folder with the site of a kind and other files. */
export function folderWith(kind: SiteKind | undefined, files: Files = {}): string {
  const {dir, write} = temporaryFolder();
  if (kind) fs.cpSync(path.join(__dirname, 'fixtures', kind), dir, {recursive: true});
  for (const [file, content] of Object.entries(files)) write(file, content);
  return dir;
}
