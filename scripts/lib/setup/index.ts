import path from 'node:path';

import {loadFont} from '../../../src/plugins/share-images/render';
import {hasEffect, type Change} from '../edit/changes';
import {withRenewedRecords} from '../translate/renew';
import type {Fonts} from './drawings';
import {openWorkspace} from './files';
import type {Identity} from './identity';
import {removeSamples, samplesIn} from './remove-samples';
import {renameSite} from './rename';

/** The planned changes of a setup. */
export type SetupPlan = {
  /** Files to write or remove. Empty if the site already has this identity. */
  readonly changes: readonly Change[];
  /** The author's own pictures, which stay. */
  readonly ownPictures: readonly string[];
  /** Samples that remain after the setup. */
  readonly samples: readonly string[];
};

/** Input of a setup. */
export type SetupOptions = {
  readonly current: Identity;
  readonly next: Identity;
  readonly samples: 'keep' | 'remove';
  /** The date of the first post as `YYYY-MM-DD`. */
  readonly today: string;
};

/** Loads the fonts of the share images, which have all Vietnamese letters. */
export async function loadFonts(engineDir: string): Promise<Fonts> {
  return {regular: await loadFont(engineDir, 400), bold: await loadFont(engineDir, 700)};
}

/** Plans the changes of a setup. Nothing is written. */
export async function planSetup(
  siteDir: string,
  {current, next, samples, today}: SetupOptions,
  {
    fonts,
    format,
  }: {
    readonly fonts: Fonts;
    /** Formats a file before it is written. */
    readonly format: (siteDir: string, change: Change) => Change | Promise<Change>;
  },
): Promise<SetupPlan> {
  const site = openWorkspace(path.resolve(siteDir));
  // Remove samples first, so that removed texts are not renamed
  if (samples === 'remove') removeSamples(site, next, today);
  const ownPictures = await renameSite(site, {current, next}, fonts, today.slice(0, 4));
  const renewed = await withRenewedRecords(site.siteDir, site.changes());
  const changes = await Promise.all(renewed.map((change) => format(site.siteDir, change)));
  return {
    // The formatter can undo an edit
    changes: changes.filter((change) => hasEffect(site.siteDir, change)),
    ownPictures,
    samples: samplesIn(site),
  };
}
