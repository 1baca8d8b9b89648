/**
 * `npm run translate`: starts a translation, shows what changed in the original since, and records
 * that the translation says the same.
 */
import '../src/lib/node-version';

import {parseArgs} from 'node:util';

import {Refusal, refuse} from './lib/new/ask';
import {fail} from './lib/terminal';
import {translate, writeFiles} from './lib/translate';

const USAGE = `Usage: npm run translate -- <file> [--done]

  <file>   a post, guide or page: its file or folder, in either language
  --done   the translation says the same as the original now: record it, and publish
           it with the next build. Also passes changes that need no translation.
  --same   with --done: paragraphs that are the same in both languages are meant so

Without a translation, this starts one: a copy of the original that no build publishes
before --done. With a translation, it shows what changed in the original since,
paragraph by paragraph.`;

function main() {
  const {values, positionals} = parseArgs({
    options: {
      done: {type: 'boolean', default: false},
      same: {type: 'boolean', default: false},
      help: {type: 'boolean', short: 'h'},
    },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const [named, ...rest] = positionals;
  if (!named || rest.length > 0) return refuse(`Name one text.\n\n${USAGE}`);
  const {files, lines} = translate(process.cwd(), named, values);
  console.log([...writeFiles(process.cwd(), files), ...lines].join('\n'));
}

try {
  main();
} catch (error) {
  const isExpected =
    error instanceof Refusal ||
    String((error as {code?: string}).code).startsWith('ERR_PARSE_ARGS');
  if (!isExpected) throw error;
  fail(`${(error as Error).message}\nNothing was written.`);
}
