import {isNewer} from '../versions';
import {migration as to1_2_0} from './1.2.0';

/** Texts of the site by path. */
export type Texts = ReadonlyMap<string, string>;

/** What one version asks of the files of an author: a setting that moved, a name that changed. */
export type Migration = {
  readonly version: string;
  /**
   * Returns the changed texts. Gets all texts that upstream does not own: the author's files, and
   * files that the author added to the engine's folders. The same call again must change nothing,
   * because an author may have made the change by hand.
   */
  readonly migrate: (texts: Texts) => Texts;
};

/** All migrations, oldest first. */
export const migrations: readonly Migration[] = [to1_2_0];

/**
 * Runs the migrations of all versions after `from`.
 *
 * @returns only the texts that changed
 */
export function migrate(
  texts: Texts,
  {from, steps = migrations}: {readonly from: string; readonly steps?: readonly Migration[]},
): Texts {
  const changed = new Map<string, string>();
  for (const {version, migrate: step} of steps) {
    if (!isNewer(version, from)) continue;
    for (const [file, text] of step(new Map([...texts, ...changed]))) changed.set(file, text);
  }
  return new Map([...changed].filter(([file, text]) => texts.get(file) !== text));
}
