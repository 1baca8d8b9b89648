import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {perProcess} from '../../../lib/per-process';
import {CHECKSUMS, checksumsOf, formatChecksums} from './checksums';
import {buildRecord, RECORD} from './record';

/** Writes what the site was built from, then the checksums of all files. */
function writeRecords(siteDir: string, outDir: string): void {
  const record = buildRecord(siteDir);
  fs.writeFileSync(path.join(outDir, RECORD), `${JSON.stringify(record, undefined, 2)}\n`);
  fs.writeFileSync(path.join(outDir, CHECKSUMS), formatChecksums(checksumsOf(outDir)));
}

/**
 * Lets anybody check what is published: `build.json` and `SHA256SUMS` in the root of the site.
 *
 * Both are written when the process ends, because only then all files of all languages are there:
 * Docusaurus runs the last steps of plugins side by side, once for each language.
 */
export default function published({siteDir}: LoadContext): Plugin {
  return {
    name: 'dau-published',

    async postBuild({outDir}) {
      // Docusaurus builds the default language first, into the root of the site
      perProcess(`published ${siteDir}`, () => {
        process.once('exit', (code) => {
          if (code === 0) writeRecords(siteDir, outDir);
        });
      });
    },
  };
}
