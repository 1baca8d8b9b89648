import fs from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';

/** A file to write, or to remove if `content` is `undefined`. */
export type Change = {
  /** The path relative to the site folder, with forward slashes. */
  readonly file: string;
  readonly content: string | Buffer | undefined;
};

export function hasEffect(siteDir: string, {file, content}: Change): boolean {
  const absolute = path.join(siteDir, file);
  if (!fs.existsSync(absolute)) return content !== undefined;
  if (content === undefined) return true;
  return !fs.readFileSync(absolute).equals(Buffer.from(content));
}

const entryAt = (file: string) => fs.lstatSync(file, {throwIfNoEntry: false});

/** Resolves symbolic links, so that no change leaves the site. */
function placeIn(root: string, {file, content}: Change) {
  const absolute = path.resolve(root, file);
  // A symbolic link itself is removed, but writing to it writes to its target
  let existing = content === undefined ? path.dirname(absolute) : absolute;
  while (!entryAt(existing)) existing = path.dirname(existing);
  const real = fs.realpathSync(existing);
  const target = path.join(real, path.relative(existing, absolute));
  if (!target.startsWith(root + path.sep)) throw new Error(`it is outside the site, at ${target}`);
  if (entryAt(target)?.isDirectory()) throw new Error('there is a folder with this name');
  return {target, existing: real};
}

/** Removes a folder and its parents up to `top`, which stays. Folders with files stay as well. */
function removeEmptyFolders(folder: string, top: string): void {
  for (let each = folder; each.startsWith(top + path.sep); each = path.dirname(each))
    try {
      fs.rmdirSync(each);
    } catch {
      // The folder is not empty, or was never created
    }
}

/** Runs all actions, even after an error. Returns the error messages. */
const attempt = (actions: (() => void)[]): string[] =>
  actions.flatMap((action) => {
    try {
      action();
      return [];
    } catch (error) {
      return (error as Error).message;
    }
  });

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Thrown if the changes could neither be finished nor undone completely. */
export class PartlyWrittenError extends Error {}

/**
 * Applies all the changes or none, and removes folders that become empty. New contents are first written
 * next to their targets, and replaced files are deleted last. Nothing interrupts this deletion.
 *
 * @throws if a file cannot be written, or on a signal such as Ctrl+C. The site is then as it was before,
 * except after a {@link PartlyWrittenError}
 */
export async function writeChanges(siteDir: string, changes: readonly Change[]): Promise<void> {
  let signal: string | undefined;
  const stop = (name: string) => {
    signal = name;
  };
  for (const name of SIGNALS) process.on(name, stop);
  try {
    await applyAll(siteDir, changes, () => {
      if (signal) throw new Error(`Stopped by ${signal}.`);
    });
  } finally {
    for (const name of SIGNALS) process.off(name, stop);
  }
}

/** @param assertRunning throws if a signal has arrived; called between two changes */
async function applyAll(
  siteDir: string,
  changes: readonly Change[],
  assertRunning: () => void,
): Promise<void> {
  const root = fs.realpathSync(siteDir);
  const undo: (() => void)[] = [];
  const finish: (() => void)[] = [];
  async function forEach<T extends {file: string}>(all: readonly T[], action: (each: T) => void) {
    for (const each of all) {
      try {
        action(each);
      } catch (error) {
        throw new Error(`${each.file} could not be written: ${(error as Error).message}.`, {
          cause: error,
        });
      }
      // Give Node.js time to call the signal handlers
      await setImmediate();
      assertRunning();
    }
  }
  try {
    const places: (Change & {target: string; existing: string; fresh: string; old: string})[] = [];
    await forEach([...new Map(changes.map((each) => [each.file, each])).values()], (change) => {
      const place = placeIn(root, change);
      const beside = path.join(path.dirname(place.target), `.${process.pid}-${places.length}`);
      places.push({...change, ...place, fresh: `${beside}.new`, old: `${beside}.old`});
    });
    const written = places.filter(({content}) => content !== undefined);
    await forEach(written, ({content = '', target, existing, fresh}) => {
      const folder = path.dirname(target);
      undo.push(() => removeEmptyFolders(folder, existing));
      fs.mkdirSync(folder, {recursive: true});
      undo.push(() => fs.rmSync(fresh, {force: true}));
      fs.writeFileSync(fresh, content, {flag: 'wx', mode: entryAt(target)?.mode});
    });
    await forEach(places, ({file, content, target, old}) => {
      if (!entryAt(target)) return;
      fs.renameSync(target, old);
      undo.push(() => fs.renameSync(old, target));
      finish.push(() => fs.rmSync(old));
      // Keep top-level folders, because Docusaurus expects them even if they are empty
      const top = path.join(root, file.split('/')[0] ?? '');
      if (content === undefined) finish.push(() => removeEmptyFolders(path.dirname(target), top));
    });
    await forEach(written, ({target, fresh}) => {
      fs.renameSync(fresh, target);
      undo.push(() => fs.rmSync(target));
    });
  } catch (error) {
    const errors = attempt(undo.reverse());
    if (errors.length === 0) throw error;
    throw new PartlyWrittenError(
      `${(error as Error).message} Not everything could be restored:\n  ${errors.join('\n  ')}\nSee git status: the old files end in .old.`,
      {cause: error},
    );
  }
  const errors = attempt(finish);
  if (errors.length > 0)
    throw new PartlyWrittenError(
      `Everything was written, but these old files remain:\n  ${errors.join('\n  ')}\nDelete them.`,
    );
}

export function printChanges(changes: readonly Change[]): void {
  for (const {file, content} of changes)
    console.log(`${content === undefined ? 'Removed' : 'Wrote  '} ${file}`);
}
