import {chunkFile, MANIFEST, shardFile, TERMS_FILE, unpackLayout} from '../../search/format';
import type {Manifest} from '../../search/format';
import type {SearchGlobalData} from '../../search/names';
import {LANGUAGE_FILE} from '../names';
import type {LanguageFiles} from '../types';
import type {Job} from './worker';

async function readJson<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

/** Reads the list of a language's pages. */
export const readLanguage = (baseUrl: string): Promise<LanguageFiles> =>
  readJson<LanguageFiles>(baseUrl + LANGUAGE_FILE);

/** Returns the files of the embedded search. A hosted search has no folder, and needs a network. */
async function searchFiles({folder, stylesheet}: Partial<SearchGlobalData>): Promise<string[]> {
  if (folder === undefined || stylesheet === undefined) return [];
  const manifest = await readJson<Manifest>(folder + MANIFEST);
  const {chunkStart} = unpackLayout(manifest.layout, manifest.sections);
  const names = [
    ...manifest.shards.split('\n').map((_, shard) => shardFile(shard)),
    ...chunkStart.map((_, chunk) => chunkFile(chunk)),
    TERMS_FILE,
  ];
  return [
    stylesheet,
    folder + MANIFEST,
    ...names.map((name) => `${folder}${manifest.build}/${name}`),
  ];
}

/** Returns all that makes a language readable offline: its scripts and search, then its pages. */
export async function languageJobs(
  baseUrl: string,
  {pages, scripts}: LanguageFiles,
  search: Partial<SearchGlobalData>,
): Promise<Job[]> {
  const files = [...scripts, ...(await searchFiles(search))];
  const extra = files.map((path) => new URL(path, location.href).href);
  return [
    {address: baseUrl + LANGUAGE_FILE, isSaved: true, extra},
    ...pages.map((address) => ({address, isSaved: true})),
  ];
}
