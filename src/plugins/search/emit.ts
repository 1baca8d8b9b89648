/** Reads the built pages of one language, and writes their records and index. */
import fs from 'node:fs/promises';
import path from 'node:path';

import type {Props} from '@docusaurus/types';

import {namesIn, writeWhole} from '../../lib/files';
import {toLocale} from '../../lib/locales';
import {languagesOf} from '../content/languages/languages-of';
import {buildIndex} from './build-index';
import {extractPage} from './extract';
import {searchableSources, type BuildMetadata} from './sources';
import {MANIFEST} from './format';
import type {IndexFiles, PageRecord} from './types';

/** Folder with the records of the last build. `npm run search:push` reads it. */
export const RECORDS_FOLDER = 'search-records';

/** Reads the HTML file of a page: `/blog` is `blog.html` or `blog/index.html`. */
async function readBuilt(outDir: string, relative: string): Promise<string | undefined> {
  const decoded = decodeURIComponent(relative).replace(/\/$/, '');
  for (const file of [`${decoded}.html`, path.join(decoded, 'index.html')]) {
    try {
      return await fs.readFile(path.join(outDir, file), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return undefined;
}

/** Returns the records of all searchable pages of this build, sorted by URL. */
export async function collectRecords(
  props: Pick<Props, 'siteDir' | 'outDir' | 'routes' | 'baseUrl' | 'i18n' | 'siteConfig'>,
  metadata: BuildMetadata,
): Promise<PageRecord[]> {
  const {siteDir, outDir, routes, baseUrl, i18n, siteConfig} = props;
  const current = toLocale(i18n.currentLocale);
  const sources = searchableSources(routes, metadata, (file) =>
    languagesOf(siteDir, file).includes(current),
  );
  sources.sort((a, b) => (a.url < b.url ? -1 : 1));
  const delimiter = siteConfig.titleDelimiter ?? '|';
  const records: PageRecord[] = [];
  for (const {url} of sources) {
    const html = await readBuilt(outDir, url.slice(baseUrl.length));
    if (html === undefined) continue;
    const record = extractPage(html, url, delimiter);
    if (record) records.push(record);
  }
  return records;
}

/**
 * Writes the files of an index and deletes those of an earlier one. It writes the
 * manifest last: until then, searches use the earlier index.
 */
export async function writeIndex(folder: string, files: IndexFiles): Promise<void> {
  const {[MANIFEST]: manifest, ...others} = Object.fromEntries(files);
  for (const [name, text] of Object.entries(others))
    await writeWhole(path.join(folder, name), text);
  if (manifest !== undefined) await writeWhole(path.join(folder, MANIFEST), manifest);
  const current = new Set([...files.keys()].map((name) => name.split('/')[0]));
  for (const name of await namesIn(folder)) {
    if (!current.has(name)) await fs.rm(path.join(folder, name), {recursive: true, force: true});
  }
}

/** Returns the files of the index folder: the index and the modal's stylesheet. */
export function indexFolder(
  records: readonly PageRecord[],
  stylesheet: {readonly name: string; readonly css: string},
): IndexFiles {
  return new Map([...buildIndex(records), [stylesheet.name, stylesheet.css]]);
}

/** Saves the records for `npm run search:push`. */
export async function saveRecords(
  generatedFilesDir: string,
  locale: string,
  records: readonly PageRecord[],
): Promise<void> {
  const folder = path.join(generatedFilesDir, RECORDS_FOLDER);
  await fs.mkdir(folder, {recursive: true});
  await fs.writeFile(path.join(folder, `${locale}.json`), JSON.stringify(records));
}
