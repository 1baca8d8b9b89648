/**
 * `npm run status`: prints the state of every post, guide and page. It only reads. Errors in
 * files are lines of the table, so the exit code is 0.
 */
import '../src/lib/node-version';

import {conditions, readStatus} from './lib/status/read';
import {statusTable} from './lib/status/table';
import {readOptions, runScript, selectNames} from './lib/terminal';

const HELP = `Usage: npm run status -- [options]

Prints every post, guide and page: its languages, whether it is a draft, scheduled
or unlisted, what is missing, and what has changed in the original since it was
translated.

  --only <conditions>  only files with one of these conditions, separated by commas:
                       ${conditions.slice(0, 5).join(', ')},
                       ${conditions.slice(5).join(', ')}
  --json               for scripts: npm run --silent status -- --json`;

const {only, json} = readOptions({only: {type: 'string'}, json: {type: 'boolean'}}, HELP);
const wanted = selectNames(conditions, only);
async function main() {
  const files = readStatus(process.cwd());
  const shown = files.filter(
    ({notes}) => only === undefined || notes.some(({condition}) => wanted.has(condition)),
  );
  console.log(
    json ? JSON.stringify({version: 3, entries: shown}, null, 2) : statusTable(files, shown),
  );
}

runScript(main);
