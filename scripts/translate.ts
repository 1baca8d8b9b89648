/**
 * Translates a text: starts the other language's file, shows what changed in the original since,
 * and records that the translation says the same.
 *
 *     npm run translate -- blog/my-post/index.mdx
 *     npm run translate -- blog/my-post/index.mdx --done
 */
import '../src/lib/node-version';

import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {writeChanges} from './lib/edit/changes';
import {Refusal} from './lib/new/ask';
import {fail} from './lib/terminal';
import {planTranslation} from './lib/translate';
import {findTranslations} from './lib/translate/target';

const SITE = process.cwd();
const NOTHING = 'Nothing was written.';

const USAGE = `npm run translate -- <file> [--done]

  <file>   a post, guide or page: its file or folder, in either language
  --done   the translation says the same as the original now: record it, and publish
           it with the next build. Also passes changes that need no translation.

Without a translation, this starts one: a copy of the original with a mark before each
place to translate. No build publishes it before --done. With a translation, it shows
what changed in the original since, paragraph by paragraph.`;

function readArguments() {
  try {
    return parseArgs({
      options: {
        done: {type: 'boolean', default: false},
        help: {type: 'boolean', short: 'h', default: false},
      },
      allowPositionals: true,
    });
  } catch (error) {
    return fail(`${(error as Error).message.split('. ')[0] ?? ''}. ${NOTHING}\n\n${USAGE}`);
  }
}

async function main() {
  const {values, positionals} = readArguments();
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const [named, ...rest] = positionals;
  if (!named) fail(`Name a text. ${NOTHING}\n\n${USAGE}`);
  if (rest.length > 0) fail(`Name one text, not ${positionals.length}. ${NOTHING}`);
  const states = await findTranslations(SITE, named);
  const plans = await Promise.all(
    states.map((state) => planTranslation(SITE, state, named, values.done)),
  );
  for (const {changes, lines} of plans) {
    const words = changes.map(({file, what, content}) => {
      const isThere = fs.existsSync(path.join(SITE, file));
      const verb = content === undefined ? 'Removed' : isThere ? 'Changed' : 'Wrote  ';
      return `${verb} ${file}  (${what})`;
    });
    writeChanges(SITE, changes);
    console.log([...words, ...(words.length > 0 ? [''] : []), ...lines].join('\n'));
  }
}

main().catch((error: unknown) => {
  if (error instanceof Refusal) fail(`${error.message} ${NOTHING}`);
  fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
});
