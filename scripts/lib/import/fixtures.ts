/** A small site of each kind, for tests. Its author does not exist. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const siteKinds = ['docusaurus', 'hugo', 'jekyll', 'astro'] as const;
export type SiteKind = (typeof siteKinds)[number];
type Files = Readonly<Record<string, string | Buffer>>;

/** A new temporary folder with the site of a kind and other files. */
export function folderWith(kind: SiteKind | undefined, files: Files = {}): string {
  const dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'dau-import-test-')));
  if (kind) fs.cpSync(path.join(__dirname, 'fixtures', kind), dir, {recursive: true});
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), content);
  }
  return dir;
}
