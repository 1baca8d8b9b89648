/**
 * `npm run search:push`: lists the search records of the last build. With `-- --yes` it
 * uploads them to Algolia and replaces the records there.
 *
 *     ALGOLIA_APP_ID=… ALGOLIA_INDEX_NAME=… ALGOLIA_ADMIN_KEY=… npm run search:push -- --yes
 */
import path from 'node:path';
import {parseArgs} from 'node:util';

import {site} from '../src/config/site';
import {locales} from '../src/lib/locales';
import {RECORDS_FOLDER} from '../src/plugins/search/emit';

import {pushRecords, readRecords} from './lib/search-push';
import {fail} from './lib/terminal';

const NEEDED = ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_ADMIN_KEY'] as const;

async function main() {
  const {values} = parseArgs({options: {yes: {type: 'boolean', default: false}}});
  const siteUrl = process.env.SITE_URL || site.url;
  const folder = path.join('.docusaurus', RECORDS_FOLDER);
  const records = readRecords(folder, locales, siteUrl);

  for (const locale of locales) {
    const own = records.filter(({language}) => language === locale);
    const pages = new Set(own.map(({url_without_anchor: url}) => url));
    console.log(`${locale}: ${own.length} records of ${pages.size} pages`);
    for (const url of pages) {
      const count = own.filter((record) => record.url_without_anchor === url).length;
      console.log(`  ${url} (${count})`);
    }
  }
  if (!values.yes) {
    console.log('Nothing has been uploaded. To upload: npm run search:push -- --yes');
    return;
  }

  const missing = NEEDED.filter((name) => !process.env[name]);
  if (missing.length > 0) fail(`To upload, set ${missing.join(', ')} in the environment.`);
  const {ALGOLIA_APP_ID: appId = '', ALGOLIA_INDEX_NAME: indexName = ''} = process.env;
  const adminKey = process.env.ALGOLIA_ADMIN_KEY ?? '';
  await pushRecords({appId, adminKey, indexName}, records);
  console.log(`${records.length} records are now in ${indexName}.`);
}

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
