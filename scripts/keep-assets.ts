/**
 * `npx jiti scripts/keep-assets.ts <address>`: adds the scripts and styles of the published site to
 * the new build, so that open and cached pages go on working. The workflow runs it before it
 * deploys. A site that cannot be read is a warning: the new version is published all the same.
 */
import '../src/lib/node-version';

import {DAYS, keepAssets} from './lib/keep-assets';
import {fail} from './lib/terminal';

const [address = ''] = process.argv.slice(2);
if (!URL.canParse(address)) fail('Name the address of the published site: https://…');

keepAssets(address.endsWith('/') ? address : `${address}/`, 'build').then(
  (count) =>
    console.log(
      count === undefined
        ? 'The published site has no list of its files (SHA256SUMS). No script of an earlier deployment is kept.'
        : `Kept ${count} scripts and styles of deployments of the last ${DAYS} days.`,
    ),
  (error: unknown) => console.warn(`Warning: no script of ${address} is kept. ${String(error)}`),
);
