/**
 * `npm run status`: prints the state of every post, guide and page. It only reads. A text with a
 * fault is a line of the table, so the exit code is 0.
 */
import '../src/lib/node-version';

import {parseArgs} from 'node:util';

import {conditions, readStatus} from './lib/status/read';
import {statusTable} from './lib/status/table';
import {fail} from './lib/terminal';

const HELP = `Usage: npm run status -- [options]

Prints every post, guide and page: its languages, whether it is a draft, scheduled
or unlisted, what is missing, and what has changed in the original since it was
translated.

  --only <conditions>  only texts with one of these conditions, separated by commas:
                       ${conditions.slice(0, 5).join(', ')},
                       ${conditions.slice(5).join(', ')}
  --json               for scripts: npm run --silent status -- --json`;

function readOptions() {
  try {
    const {values} = parseArgs({
      options: {
        only: {type: 'string', default: conditions.join()},
        json: {type: 'boolean'},
        help: {type: 'boolean', short: 'h'},
      },
    });
    const wanted = values.only.split(',').map((name) => name.trim());
    const unknown = wanted.filter((name) => !conditions.some((each) => each === name));
    if (unknown.length > 0) throw new Error(`--only has unknown names: ${unknown.join(', ')}.`);
    return {...values, wanted, isAll: wanted.length === conditions.length};
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${HELP}`);
  }
}

const {help, json, wanted, isAll} = readOptions();
if (help) {
  console.log(HELP);
} else {
  const texts = readStatus(process.cwd());
  const shown = texts.filter(
    ({notes}) => isAll || notes.some(({condition}) => wanted.includes(condition)),
  );
  const width = Math.min(Math.max(process.stdout.columns || 80, 80), 120);
  console.log(
    json ? JSON.stringify({version: 2, texts: shown}, null, 2) : statusTable(texts, shown, width),
  );
}
