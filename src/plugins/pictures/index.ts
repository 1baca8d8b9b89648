import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {cachedBy, fingerprint} from '../build-cache/version';

/** Has the bundler make all pictures again once `resize` makes them in another way. */
export default function pictures(): Plugin {
  return {
    name: 'dau-pictures',
    configureWebpack: (config) => cachedBy(config, fingerprint(path.resolve(__dirname))),
  };
}
