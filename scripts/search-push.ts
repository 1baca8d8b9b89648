/**
 * `npm run search:push`: counts the search records in the last build. With `-- --yes`, replaces all
 * records in Algolia with these records, which needs `ALGOLIA_APP_ID`, `ALGOLIA_INDEX_NAME` and
 * `ALGOLIA_ADMIN_KEY` in `.env` or the environment.
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
  if (!fs.existsSync(file))
    fail(`No search records for "${locale}": ${file} not found. Build the site: npm run build`);
  const pages = JSON.parse(fs.readFileSync(file, 'utf8')) as Page[];
  const records = toRecords(pages, locale, process.env.SITE_URL || site.url);
  console.log(`${locale}: ${count(records.length, 'record')} from ${count(pages.length, 'page')}`);
  return records;
}

runScript(async () => {
  const {yes} = readOptions({yes: {type: 'boolean'}}, 'Usage: npm run search:push -- [--yes]');
  const env = loadEnvironmentFile(process.cwd());
  const records = locales.flatMap(readRecords);
  if (!yes) return console.log('Nothing was uploaded. To upload: npm run search:push -- --yes');
  const [appId = '', indexName = '', adminKey = ''] = ['APP_ID', 'INDEX_NAME', 'ADMIN_KEY'].map(
    (name) =>
      env[`ALGOLIA_${name}`] ||
      fail(`ALGOLIA_${name} is missing. Set it in .env or the environment.`),
  );
  await pushRecords({appId, adminKey, indexName}, records);
  console.log(`Uploaded ${count(records.length, 'record')} to ${indexName}.`);
});
