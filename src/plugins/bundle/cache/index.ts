import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

type Versioned = {readonly version?: string};
/** Where each bundler has its persistent cache: webpack and Rspack 2 in `cache`, Rspack 1 in `experiments`. */
type Configuration = {
  readonly cache?: unknown;
  readonly experiments?: {readonly cache?: unknown};
};

const FOLDERS = ['docusaurus', 'lib', 'plugins'].map((name) =>
  path.resolve(__dirname, '../../..', name),
);

/** A hash of the site's configuration and of the code of its plugins. */
function fingerprint(siteConfig: object): string {
  const hash = createHash('sha256').update(JSON.stringify(siteConfig));
  const entries = FOLDERS.flatMap((folder) =>
    fs.readdirSync(folder, {recursive: true, withFileTypes: true}),
  );
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(fs.readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** The same cache with an addition to its version. A bundler without a persistent cache has none. */
export function withVersion({cache, experiments}: Configuration, addition: string): Configuration {
  const change = (value: unknown) => {
    const {version} = (value ?? {}) as Versioned;
    return version === undefined ? undefined : {version: `${version}-${addition}`};
  };
  const here = change(cache);
  const there = change(experiments?.cache);
  return {...(here && {cache: here}), ...(there && {experiments: {cache: there}})};
}

/**
 * Starts the bundler's persistent cache anew when the configuration or a plugin changes.
 *
 * Docusaurus does so for `docusaurus.config.ts` alone, not for what that file imports, for the
 * environment, or for the code of loaders and of PostCSS plugins. Without this, a build for
 * `/my-site/` after one for `/` asks for fonts outside the site.
 */
export default function buildCache({siteConfig}: LoadContext): Plugin {
  const addition = fingerprint(siteConfig);
  return {
    name: 'dau-build-cache',
    configureWebpack: (config) => withVersion(config as Configuration, addition) as object,
  };
}
