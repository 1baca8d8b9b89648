/**
 * Checks the links of a built site and reports each broken link with its page.
 *
 *     npm run check:links -- [--dir build] [--base-url /]
 *     npm run check:external-links
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {site} from '../src/config/site';
import {isExampleIdentity} from '../src/plugins/content/example-identity';
import {checkExternalLinks, checkInternalLinks} from './lib/links';
import {fail} from './lib/terminal';

const {values} = parseArgs({
  options: {
    dir: {type: 'string', default: 'build'},
    'base-url': {type: 'string', default: '/'},
    external: {type: 'boolean', default: false},
  },
});

/** The example identity has fictional profiles and a fictional repository. */
function isExample(url: string): boolean {
  if (!isExampleIdentity(site)) return false;
  const {hostname, pathname} = new URL(url);
  return /(^|\.)example\.(com|org)$/.test(hostname) || /^\/(in\/)?example(\/|$)/.test(pathname);
}

async function main() {
  const {dir, 'base-url': baseUrl} = values;
  if (!fs.existsSync(path.join(dir, 'sitemap.xml'))) {
    fail(`There is no built site in "${dir}". Build it first: npm run build`);
  }
  const {checked, broken} = values.external
    ? await checkExternalLinks(dir, baseUrl, isExample)
    : checkInternalLinks(dir, baseUrl);
  for (const {url, page, reason} of broken) {
    console.error(`${page ?? 'the site'}: broken link ${url} (${reason})`);
  }
  console.log(`${checked} links checked, ${broken.length} broken.`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}

void main();
