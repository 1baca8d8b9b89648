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

/** Returns all that makes a language readable offline: its scripts and search, then its pages. */
export async function languageJobs(
  baseUrl: string,
  {pages, scripts, lists}: LanguageFiles,
): Promise<Job[]> {
  const listed = await Promise.all(lists.map((list) => readJson<string[]>(list)));
  const files = [...scripts, ...lists, ...listed.flat()];
  const extra = files.map((path) => new URL(path, location.href).href);
  return [
    {address: baseUrl + LANGUAGE_FILE, isSaved: true, extra},
    ...pages.map((address) => ({address, isSaved: true})),
  ];
}
