/**
 * `npm run status`: prints the state of every post, guide and page. It also lists errors in files, but
 * they do not affect the exit code.
 */
import {statusOf} from './lib/status';
import {readOptions, runScript} from './lib/terminal';

const HELP = `Usage: npm run status

Prints every post, guide and page: its languages, whether it is a draft, scheduled
or unlisted, whether it has a description, and whether the original has changed since
it was translated.`;

readOptions({}, HELP);

runScript(() => {
  console.log(statusOf(process.cwd()).join('\n'));
  console.log('See what changed, or record a translation: npm run translate -- <file>');
});
