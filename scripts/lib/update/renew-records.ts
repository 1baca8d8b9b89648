import fs from 'node:fs';
import path from 'node:path';

import type {Git} from '../../../src/lib/git';
import {digestOf} from '../../../src/plugins/languages/originals/record';

/** Earlier versions recorded the language of the original and a digest of each of its paragraphs. */
const OLD = /^translated_from: (\S+)(?: [a-z]\w{4,6})+$/m;
/** Git arguments that find the last commit that changed the record of a file. */
const LOG = ['log', '--follow', '-M90%', '-1', '-G^translated_from: ', '--format=%H', '--'];
/** Matches the path of a content file: its kind, and its path inside the folder of its kind. */
const CONTENT =
  /^(?:i18n\/[^/]+\/docusaurus-plugin-content-|src\/)?(blog|docs|pages)\/(?:current\/)?(.*)$/;

/**
 * Replaces the records of earlier versions. A new record has the digest of the original in the commit
 * that wrote the old record. If git does not have this commit, the old record stays, and the engine
 * ignores it.
 */
export function renewRecords(git: Git, dir: string): void {
  for (const file of git.lines('ls-files', 'blog', 'docs', 'i18n', 'src/pages')) {
    if (!/\.mdx?$/.test(file)) continue;
    const text = fs.readFileSync(path.join(dir, file), 'utf8');
    const [record, language = ''] = OLD.exec(text) ?? [];
    const [, kind = '', key = ''] = CONTENT.exec(file) ?? [];
    const commit = record && git.try([...LOG, file]);
    const translated = `i18n/${language}/docusaurus-plugin-content-${kind}`;
    const original = [translated, `${translated}/current`, kind, `src/${kind}`]
      .map((folder) => `${folder}/${key}`)
      .filter((name) => commit && name !== file)
      .map((name) => git.try(['show', `${commit}:${name}`]))
      .find((each) => each !== undefined);
    if (!record || original === undefined) continue;
    const renewed = `translated_from: ${language} ${digestOf(file, original)}`;
    fs.writeFileSync(path.join(dir, file), text.replace(record, renewed));
    git.run(['add', '--', file]);
  }
}
