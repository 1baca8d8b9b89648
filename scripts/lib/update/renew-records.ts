import fs from 'node:fs';
import path from 'node:path';

import type {Git} from '../../../src/lib/git';
import {digestOf} from '../../../src/plugins/languages/originals/record';

/** A record of earlier engines: the language of the original, and a digest of each paragraph. */
const OLD = /^translated_from: (\S+)(?: [a-z]\w{4,6})+$/m;

/** The files that a translation in the folder of another language can have as its original. */
function originalsOf(file: string, language: string): string[] {
  const [, kind = '', key = ''] =
    /^(?:i18n\/[^/]+\/docusaurus-plugin-content-|src\/)?(blog|docs(?:\/current)?|pages)\/(.*)$/.exec(
      file,
    ) ?? [];
  const [folder = ''] = kind.split('/');
  const inside = folder === 'docs' ? 'docs/current' : folder;
  return [
    `i18n/${language}/docusaurus-plugin-content-${inside}/${key}`,
    `${folder === 'pages' ? 'src/pages' : folder}/${key}`,
  ].filter((each) => each !== file);
}

/**
 * Writes the records of earlier engines anew: each translation was made from the original as it was
 * in the commit that has its record. Without that commit, the record stays, and nothing reads it.
 *
 * @returns the files that changed
 */
export function renewRecords(git: Git, dir: string): string[] {
  const named = git.try(['grep', '-lz', '^translated_from: ', '--', '*.md', '*.mdx']) ?? '';
  return named.split('\0').filter((file) => {
    const absolute = path.join(dir, file);
    const text = file && fs.readFileSync(absolute, 'utf8');
    const [record, language = ''] = OLD.exec(text) ?? [];
    const log = [
      'log',
      '--follow',
      '-M90%',
      '-1',
      '-G^translated_from: ',
      '--format=%H',
      '--',
      file,
    ];
    const commit = record && git.try(log);
    const [original] = originalsOf(file, language).flatMap(
      (name) => (commit && git.try(['show', `${commit}:${name}`])) ?? [],
    );
    if (!record || original === undefined) return false;
    const renewed = `translated_from: ${language} ${digestOf(file, original)}`;
    fs.writeFileSync(absolute, text.replace(record, renewed));
    git.run(['add', '--', file]);
    return true;
  });
}
