import fs from 'node:fs';
import path from 'node:path';

import type {Problem} from '../../../src/lib/problems';
import type {Catalogue} from './catalogue';
import {pageChecker} from './page';

function htmlFiles(dir: string): string[] {
  return fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'));
}

/** Names in the author's content, by the language of the pages. */
export type Names = {readonly vi: readonly string[]; readonly en: readonly string[]};

/**
 * Checks all pages of a built site: both languages must have the same pages, and no page may show
 * strings of the other language. File paths are relative to `dir`.
 */
export function checkBuiltSite(
  dir: string,
  catalogue: Catalogue,
  names: Names = {vi: [], en: []},
): Problem[] {
  const files = htmlFiles(dir);
  const english = files.filter((file) => file.startsWith('en/'));
  const vietnamese = files.filter((file) => !file.startsWith('en/'));
  const unpaired = [
    ...vietnamese
      .filter((file) => !english.includes(`en/${file}`))
      .map((file) => ({file: `en/${file}`, expected: `the English version of ${file}`})),
    ...english
      .filter((file) => !vietnamese.includes(file.slice('en/'.length)))
      .map((file) => ({
        file: file.slice('en/'.length),
        expected: `the Vietnamese version of ${file}`,
      })),
  ];
  const checkVietnamese = pageChecker(catalogue, 'vi', names.vi);
  const checkEnglish = pageChecker(catalogue, 'en', names.en);
  const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');
  return [
    ...unpaired,
    ...vietnamese.flatMap((file) => checkVietnamese(file, read(file))),
    ...english.flatMap((file) => checkEnglish(file, read(file))),
  ];
}
