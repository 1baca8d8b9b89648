/**
 * `npm run translate`: starts a translation, shows what has changed in the original, and records
 * that the translation is up to date.
 */
import {printChanges, writeChanges} from './lib/file-changes';
import {fail, readArguments, runScript} from './lib/terminal';
import {translate} from './lib/translate/plan-translation';

const HELP = `Usage: npm run translate -- <file> [--done]

  <file>   a post, guide or page: its file or folder, in any language
  --done   records that the translation matches the original, and publishes it with
           the next build. Also accepts changes that need no translation.

If there is no translation, this starts one: a copy of the original that no build publishes
until --done. If there is one, this shows which words of the original have changed since.`;

async function main() {
  const done = {type: 'boolean', default: false} as const;
  const {values, positionals} = readArguments({done}, HELP);
  const [named = ''] = positionals;
  if (positionals.length !== 1) fail(`Pass the path of one post, guide or page.\n\n${HELP}`);
  const {changes, lines} = translate(process.cwd(), named, values.done);
  await writeChanges(process.cwd(), changes);
  printChanges(changes);
  console.log(lines.join('\n'));
}

runScript(main, '\nNothing was written.');
