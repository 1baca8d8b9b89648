/** Uploads the search records of the last build to Algolia. */
import fs from 'node:fs';
import path from 'node:path';

import {algoliasearch} from 'algoliasearch';

import {
  ALGOLIA_SETTINGS,
  toAlgoliaRecords,
  type AlgoliaRecord,
} from '../../src/plugins/search/algolia-records';
import type {PageRecord} from '../../src/plugins/search/types';

/** The Algolia index to upload to. */
export type Target = {
  readonly appId: string;
  readonly adminKey: string;
  readonly indexName: string;
  /** Another server for tests. The default is Algolia's. */
  readonly server?: {readonly host: string; readonly protocol: 'http' | 'https'};
};

/**
 * Reads the search records of the last build, in all languages.
 *
 * @param folder the folder with a file for each language
 * @throws if a language has no records
 */
export function readRecords(
  folder: string,
  locales: readonly string[],
  siteUrl: string,
): AlgoliaRecord[] {
  return locales.flatMap((locale) => {
    const file = path.join(folder, `${locale}.json`);
    if (!fs.existsSync(file)) {
      throw new Error(
        `There are no records of "${locale}" (${file}). Build the site first: npm run build`,
      );
    }
    const pages = JSON.parse(fs.readFileSync(file, 'utf8')) as PageRecord[];
    return toAlgoliaRecords(pages, locale, siteUrl);
  });
}

/**
 * Replaces all records of the index in one step, so readers never see a half-written index. If the
 * upload fails, the old records stay.
 *
 * @throws if Algolia rejects a request
 */
export async function pushRecords(
  {appId, adminKey, indexName, server}: Target,
  records: readonly AlgoliaRecord[],
): Promise<void> {
  const client = algoliasearch(appId, adminKey, {
    ...(server && {hosts: [{url: server.host, protocol: server.protocol, accept: 'readWrite'}]}),
  });
  const settings = await client.setSettings({
    indexName,
    indexSettings: structuredClone(ALGOLIA_SETTINGS) as never,
  });
  await client.waitForTask({indexName, taskID: settings.taskID});
  await client.replaceAllObjects({indexName, objects: records.map((record) => ({...record}))});
}
