import fs from 'node:fs';
import path from 'node:path';

import {hasEffect, type Change} from '../edit/changes';

/**
 * A view of the site that includes planned changes. Reads return the planned content, and nothing
 * is written to disk.
 */
export type Workspace = {
  readonly siteDir: string;
  readonly exists: (file: string) => boolean;
  readonly text: (file: string) => string;
  readonly bytes: (file: string) => Buffer;
  /** Lists all files in a folder, relative to the site's folder. */
  readonly under: (folder: string) => readonly string[];
  readonly write: (file: string, content: string | Buffer, what: string) => void;
  readonly remove: (file: string, what: string) => void;
  /** Returns the changes to write to disk. */
  readonly changes: () => readonly Change[];
};

/** Opens a site for planned changes. */
export function openWorkspace(siteDir: string): Workspace {
  const pending = new Map<string, {content: string | Buffer | undefined; what: string[]}>();
  const absolute = (file: string) => path.join(siteDir, file);

  function note(file: string, content: string | Buffer | undefined, what: string): void {
    const before = pending.get(file);
    pending.set(file, {content, what: [...new Set([...(before?.what ?? []), what])]});
  }

  const exists = (file: string) =>
    pending.has(file) ? pending.get(file)?.content !== undefined : fs.existsSync(absolute(file));

  const bytes = (file: string) =>
    Buffer.from(pending.get(file)?.content ?? fs.readFileSync(absolute(file)));

  return {
    siteDir,
    exists,
    bytes,
    text: (file) =>
      (pending.get(file)?.content ?? fs.readFileSync(absolute(file), 'utf8')).toString(),

    under(folder) {
      const onDisk = fs.existsSync(absolute(folder))
        ? fs
            .readdirSync(absolute(folder), {recursive: true, withFileTypes: true})
            .filter((entry) => entry.isFile())
            .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)))
            .map((file) => file.split(path.sep).join('/'))
        : [];
      const written = [...pending.keys()].filter((file) => file.startsWith(`${folder}/`));
      return [...new Set([...onDisk, ...written])].filter(exists).sort();
    },

    write(file, content, what) {
      if (exists(file) && Buffer.from(content).equals(bytes(file))) return;
      note(file, content, what);
    },

    remove(file, what) {
      if (exists(file)) note(file, undefined, what);
    },

    changes: () =>
      [...pending]
        .map(([file, {content, what}]) => ({file, content, what: what.join(', ')}))
        .filter((change) => hasEffect(siteDir, change)),
  };
}
