/**
 * `npm run status`: prints the state of every post, guide and page. It only reads. A text with a
 * fault is a line of the table, so the exit code is 0.
 */
import '../src/lib/node-version';

import {styleText} from 'node:util';

import {select} from '../src/plugins/content/status/conditions';
import {readStatus} from '../src/plugins/content/status/read';
import {conditions, type Condition} from '../src/plugins/content/status/types';
import {readOptions, selectNames} from './lib/checks';
import {statusTable} from './lib/status/table';

const HELP = `Usage: npm run status -- [options]

Prints every post, guide and page: its languages, whether it is a draft, scheduled
or unlisted, its last change and words, what is missing, and what has changed in
the original since it was translated.

  --only <conditions>  only texts with one of these conditions, separated by commas:
                       ${conditions.slice(0, 5).join(', ')},
                       ${conditions.slice(5).join(', ')}
  --json               for scripts: npm run --silent status -- --json`;

const options = readOptions(
  {only: {type: 'string'}, json: {type: 'boolean', default: false}},
  HELP,
);

async function main() {
  const wanted = selectNames(conditions, options.only) as ReadonlySet<Condition>;
  const status = await readStatus(process.cwd());
  const shown = options.only === undefined ? status.texts : select(status.texts, [...wanted]);
  if (options.json) {
    console.log(JSON.stringify({...status, texts: shown}, null, 2));
    return;
  }
  const width = Math.min(Math.max(process.stdout.columns || 80, 80), 120);
  console.log(statusTable(status, shown, {width, paint: (style, text) => styleText(style, text)}));
}

void main();
