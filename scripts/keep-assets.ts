/**
 * `npm run keep-assets -- <address>`: adds the scripts and styles of the published site to the new
 * build, so that open and cached pages go on working. The workflow runs it before it deploys.
 * A site that cannot be read is a warning: the new version is published all the same.
 */
import '../src/lib/node-version';

import {DAYS, keepAssets} from './lib/published/keep-assets';

const [address] = process.argv.slice(2);
if (!address || !URL.canParse(address)) {
  console.error('Name the address of the published site: npm run keep-assets -- https://…');
  process.exit(2);
}
keepAssets(address.endsWith('/') ? address : `${address}/`, 'build').then(
  (count) => {
    console.log(
      count === undefined
        ? 'The published site has no list of its files (SHA256SUMS). No script of an earlier deployment is kept.'
        : `Kept ${count} scripts and styles of deployments of the last ${DAYS} days.`,
    );
  },
  (error: unknown) => {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    console.warn(`Warning: no script of ${address} is kept: ${String(reason)}`);
  },
);
