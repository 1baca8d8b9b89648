import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** `ours`: the author's lines win. `union`: both sides' lines stay, for lists of words. */
type Strategy = 'ours' | 'union';

/** The merged text, and in how many places both sides changed the same lines. */
export type MergedText = {readonly text: Buffer; readonly conflicts: number};

/**
 * Merges two versions of a text with `git merge-file`. Without a strategy, conflicts have git's
 * markers.
 *
 * @returns `undefined` if one of them is not a text
 */
export function mergeTexts(
  base: Buffer,
  ours: Buffer,
  theirs: Buffer,
  strategy?: Strategy,
): MergedText | undefined {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-merge-'));
  try {
    const files = Object.entries({ours, base, theirs}).map(([name, content]) => {
      const file = path.join(dir, name);
      fs.writeFileSync(file, content);
      return file;
    });
    const {status, stdout} = spawnSync(
      'git',
      [
        ...['merge-file', '-p', '-L', 'yours', '-L', 'before', '-L', 'upstream'],
        ...(strategy ? [`--${strategy}`] : []),
        ...files,
      ],
      {maxBuffer: 2 ** 30},
    );
    // Git reports more than 127 conflicts as 127, and an error as 255
    if (status === null || status > 127) return undefined;
    return {text: stdout, conflicts: status};
  } finally {
    fs.rmSync(dir, {recursive: true, force: true});
  }
}
