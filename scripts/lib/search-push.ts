/** Uploads the records of the last build to the hosted index. */
import fs from 'node:fs';
import path from 'node:path';

import {algoliasearch} from 'algoliasearch';

import {
  ALGOLIA_SETTINGS,
  toAlgoliaRecords,
  type AlgoliaRecord,
} from '../../src/plugins/search/algolia-records';
import type {PageRecord} from '../../src/plugins/search/types';

export type Target = {
  readonly appId: string;
  readonly adminKey: string;
  readonly indexName: string;
  /** Another server than Algolia's, for tests. */
  readonly server?: {readonly host: string; readonly protocol: 'http' | 'https'};
};

/**
 * The records that the last build kept, all languages together.
 *
 * @throws if a language has none.
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
 * Replaces all records of the index at once: readers see the old ones or the
 * new ones, never half of them. If anything fails the old ones stay.
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
