/**
 * Checks that every interface string exists in both languages, and that no page
 * mixes the languages.
 *
 *     npm run check:translations              the sources
 *     npm run check:translations -- --built   the built pages in `build`
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {throwIfAny} from '../src/lib/problems';
import {fail} from './lib/terminal';
import {readCatalogue} from './lib/translations/catalogue';
import {readNames} from './lib/translations/names';
import {checkBuiltSite} from './lib/translations/site';

const {values} = parseArgs({
  options: {built: {type: 'boolean', default: false}, dir: {type: 'string', default: 'build'}},
});

async function main() {
  const {catalogue, problems} = await readCatalogue('.');
  if (values.built && !fs.existsSync(path.join(values.dir, 'index.html'))) {
    fail(`There is no built site in "${values.dir}". Build it first: npm run build`);
  }
  const found = values.built
    ? checkBuiltSite(values.dir, catalogue, {
        vi: await readNames('.', 'vi'),
        en: await readNames('.', 'en'),
      })
    : problems;
  try {
    throwIfAny('The translations have faults.', found);
  } catch (error) {
    fail((error as Error).message);
  }
  console.log(`${catalogue.size} strings in both languages; no fault found.`);
}

void main();
