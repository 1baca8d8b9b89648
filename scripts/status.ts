/**
 * `npm run status`: prints the state of every post, guide and page. The table also lists errors in
 * files, which do not change the exit code.
 */
import '../src/lib/node-version';

import {conditions, readStatus} from './lib/status/read';
import {statusTable} from './lib/status/table';
import {readOptions, runScript, selectNames} from './lib/terminal';

const HELP = `Usage: npm run status -- [--only <conditions>]

Prints every post, guide and page: its languages, whether it is a draft, scheduled
or unlisted, whether it has a description, and what has changed in the original since
it was translated.

  --only <conditions>  only entries with one of these conditions, separated by commas:
                       ${conditions.slice(0, 5).join(', ')},
                       ${conditions.slice(5).join(', ')}`;

const {only} = readOptions({only: {type: 'string'}}, HELP);

runScript(() => {
  const wanted = selectNames(conditions, only);
  const all = readStatus(process.cwd());
  const shown = all.filter(
    ({notes}) => only === undefined || notes.some(({condition}) => wanted.has(condition)),
  );
  console.log(statusTable(all, shown));
});
