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
