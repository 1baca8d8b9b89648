/**
 * `npm run keep-assets -- <address>`: adds the scripts and styles of the published site to the new
 * build, so that open and cached pages go on working. The workflow runs it before it deploys.
 * A site that cannot be read is a warning: the new version is published all the same. A preview
 * with drafts (`SHOW_DRAFTS=true`) is an error, because it must never be deployed.
 */
import '../src/lib/node-version';

import fs from 'node:fs';
import path from 'node:path';

import {isPreview} from '../src/lib/drafts';
import {RECORD, type BuildRecord} from '../src/plugins/outputs/published/record';
import {DAYS, keepAssets} from './lib/published/keep-assets';
import {fail} from './lib/terminal';

const BUILD = 'build';
const recordFile = path.join(BUILD, RECORD);

const [address] = process.argv.slice(2);
if (!address || !URL.canParse(address)) {
  console.error('Name the address of the published site: npm run keep-assets -- https://…');
  process.exit(2);
}
if (!fs.existsSync(recordFile)) {
  fail(`There is no ${recordFile}. Build the site first: npm run build`);
}
if (isPreview((JSON.parse(fs.readFileSync(recordFile, 'utf8')) as BuildRecord).variables)) {
  fail(
    'The site in build/ is a preview: it shows drafts and scheduled posts, and must not be deployed. Build it again without SHOW_DRAFTS.',
  );
}
keepAssets(address.endsWith('/') ? address : `${address}/`, BUILD).then(
  (count) => {
    console.log(
      count === undefined
        ? 'The published site has no list of its files (SHA256SUMS). No script of an earlier deployment is kept.'
        : `Kept ${count} scripts and styles of deployments of the last ${DAYS} days.`,
    );
  },
  (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`Warning: no script of ${address} is kept. ${reason}`);
  },
);
