import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type PersistentCache = {readonly experiments?: {readonly cache?: {readonly version?: string}}};

/**
 * The part of a bundler's configuration that keeps what it has cached apart by
 * one more thing on which its result depends.
 */
export function cachedBy(config: Configuration, thing: string): object {
  // Webpack's own cache (the bundler for `faster: false`) has no such field
  const version = (config as PersistentCache).experiments?.cache?.version;
  return version === undefined ? {} : {experiments: {cache: {version: `${version}-${thing}`}}};
}

/**
 * Changes when what a plugin does may change: a cache of the bundler knows
 * nothing of the plugins beside it.
 *
 * @param folder of the plugin, whose files it reads
 * @param names of whatever else its result depends on
 */
export function fingerprint(folder: string, names: readonly string[] = []): string {
  const hash = crypto.createHash('sha256');
  for (const name of fs.readdirSync(folder).sort()) {
    const file = path.join(folder, name);
    if (fs.statSync(file).isFile()) hash.update(fs.readFileSync(file));
  }
  for (const name of names) hash.update(name);
  return hash.digest('hex').slice(0, 12);
}
