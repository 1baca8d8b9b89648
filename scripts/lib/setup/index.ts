import path from 'node:path';

import {loadFont} from '../../../src/plugins/share-images/render';
import {isReal, type Change} from '../edit/changes';
import type {Faces} from './drawings';
import {openWorkspace} from './files';
import type {Identity} from './identity';
import {removeSamples, samplesIn} from './remove-samples';
import {renameSite} from './rename';

export type SetupPlan = {
  /** What is to be written or removed; nothing where the site is as it should be. */
  readonly changes: readonly Change[];
  /** Pictures that are the author's own, and stay. */
  readonly ownPictures: readonly string[];
  /** Samples that are there afterwards. */
  readonly samples: readonly string[];
};

export type SetupOptions = {
  readonly current: Identity;
  readonly next: Identity;
  readonly samples: 'keep' | 'remove';
  /** The day of the first post, as `YYYY-MM-DD`. */
  readonly today: string;
};

/** The fonts of the share images, which know every Vietnamese letter. */
export async function loadFaces(engineDir: string): Promise<Faces> {
  return {regular: await loadFont(engineDir, 400), bold: await loadFont(engineDir, 700)};
}

/** Works out what a setup changes. Nothing is written. */
export async function planSetup(
  siteDir: string,
  {current, next, samples, today}: SetupOptions,
  {
    faces,
    format,
  }: {
    readonly faces: Faces;
    /** How a file is written in the end. */
    readonly format: (siteDir: string, change: Change) => Change | Promise<Change>;
  },
): Promise<SetupPlan> {
  const site = openWorkspace(path.resolve(siteDir));
  // Before the names change, so that no removed text is among the changes
  if (samples === 'remove') removeSamples(site, next, today);
  const ownPictures = await renameSite(site, {current, next}, faces, today.slice(0, 4));
  const changes = await Promise.all(site.changes().map((change) => format(site.siteDir, change)));
  return {
    // An edit may be undone by the formatter
    changes: changes.filter((change) => isReal(site.siteDir, change)),
    ownPictures,
    samples: samplesIn(site),
  };
}
