/**
 * `npm run search:push`: lists the search records of the last build. With `-- --yes` it uploads them
 * to Algolia and replaces the records there. It needs `ALGOLIA_APP_ID`, `ALGOLIA_INDEX_NAME` and
 * `ALGOLIA_ADMIN_KEY` in `.env` or in the environment.
 */
import fs from 'node:fs';
import path from 'node:path';

import {site} from '../src/config/site';
import {loadEnvironmentFile} from '../src/lib/environment';
import {locales} from '../src/lib/locales';
import {RECORDS_FOLDER} from '../src/plugins/search';
import {pushRecords, toRecords} from '../src/plugins/search/build/algolia';
import type {Page} from '../src/plugins/search/shared/page';
import {count} from './lib/count';
import {fail, readOptions, runScript} from './lib/terminal';

function readRecords(locale: string) {
  const file = path.join('.docusaurus', RECORDS_FOLDER, `${locale}.json`);
  if (!fs.existsSync(file)) {
    fail(
      `No search records for "${locale}" (${file} is missing). Build the site first: npm run build`,
    );
  }
  const pages = JSON.parse(fs.readFileSync(file, 'utf8')) as Page[];
  const records = toRecords(pages, locale, process.env.SITE_URL || site.url);
  console.log(`${locale}: ${count(records.length, 'record')} of ${count(pages.length, 'page')}`);
  for (const {url, sections} of pages) console.log(`  ${url} (${sections.length})`);
  return records;
}

async function main() {
  const {yes} = readOptions({yes: {type: 'boolean'}}, 'Usage: npm run search:push -- [--yes]');
  loadEnvironmentFile(process.cwd());
  const records = locales.flatMap(readRecords);
  if (!yes) {
    console.log('Nothing was uploaded. To upload: npm run search:push -- --yes');
    return;
  }
  const {ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME, ALGOLIA_ADMIN_KEY} = process.env;
  const needed = {ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME, ALGOLIA_ADMIN_KEY};
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length > 0)
    fail(`Missing: ${missing.join(', ')}. Set them in .env or in the environment.`);
  const [appId = '', indexName = '', adminKey = ''] = Object.values(needed);
  await pushRecords({appId, adminKey, indexName}, records);
  console.log(`Uploaded ${count(records.length, 'record')} to ${indexName}.`);
}

runScript(main);
