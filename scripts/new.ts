/**
 * Starts a post, guide, section or page.
 *
 *     npm run new                                 asks
 *     npm run new -- post "Tiêu đề" --en "Title"
 */
import '../src/lib/node-version';

import {parseArgs} from 'node:util';

import {nearest} from '../src/lib/near';
import {askChoice, askText, isTerminal} from './lib/ask';
import {writeChanges} from './lib/edit/changes';
import {kinds, planNew} from './lib/new';
import {Refusal, refuse} from './lib/new/ask';
import {fail} from './lib/terminal';

const HELP = `Starts a text in both languages, as a draft.

  npm run new                                          asks
  npm run new -- post "Tiêu đề" --en "Title"
  npm run new -- guide "Tiêu đề" --en "Title" --section git
  npm run new -- section "Tên" --en "Name"             a section for guides
  npm run new -- page "Tiêu đề" --en "Title"

  --en "Title"           the title in English
  --only vi|en           in one language; the title is in it
  --tags a,b             tags that are there, by key or label
  --new-tag Git          a new tag; with labels: --new-tag "mang=Mạng|Networking"
  --section git          the folder in docs/, for a guide
  --date 2027-01-15      the day of a post; one to come holds it back
  --slug my-address      the end of the address

Projects, events and the CV are lists in src/data: your editor completes their fields.`;

const text = {type: 'string'} as const;
const texts = {...text, multiple: true} as const;
const options = {en: text, only: text, section: text, date: text, slug: text} as const;

/** Returns what an option says, or asks for it if somebody can be asked. */
const orAsk = async (
  value: string | undefined,
  question: string,
  missing: string,
  isOptional = false,
) =>
  value ??
  (isTerminal
    ? askText(question, '', (answer) => (answer || isOptional ? undefined : 'This is needed.'))
    : refuse(missing));

async function main() {
  const {values, positionals} = parseArgs({
    options: {...options, tags: texts, 'new-tag': texts, help: {type: 'boolean', short: 'h'}},
    allowPositionals: true,
  });
  if (values.help) return console.log(HELP);
  const [word, given, ...rest] = positionals;
  if (rest.length > 0) refuse(`Put the title in quotes: "${[given, ...rest].join(' ')}".`);
  const asked = word ?? (isTerminal ? await askChoice('What is it?', kinds) : '');
  const near = nearest(asked, kinds) ?? 'post';
  const kind =
    kinds.find((one) => one === asked) ??
    refuse(`"${asked}" is none of ${kinds.join(', ')}; did you mean ${near}?`);
  const {only} = values;
  if (only !== undefined && only !== 'vi' && only !== 'en') refuse('--only is vi or en.');

  const title = await orAsk(given, 'Title', 'Missing: the title, in quotes.');
  const en =
    only === undefined
      ? await orAsk(
          values.en,
          'Title in English (Enter: Vietnamese only)',
          'Missing: --en "…", the title in English; or --only vi for one language.',
          true,
        )
      : '';
  const changes = await planNew(process.cwd(), {
    kind,
    titles: only === 'en' ? {en: title} : {vi: title, ...(en && {en})},
    slug: values.slug,
    tags: (values.tags ?? []).flatMap((one) => one.split(',')),
    newTags: values['new-tag'] ?? [],
    section: values.section,
    date: values.date ?? new Date().toLocaleDateString('sv-SE'),
  });
  writeChanges(process.cwd(), changes);
  for (const {file, what} of changes) console.log(`Wrote ${file}  (${what})`);
  console.log(
    kind === 'section'
      ? '\nIt shows when it has a published guide.'
      : '\nSee it with npm start. Remove draft: true in each file to publish it.',
  );
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  fail(`${message} Nothing was written.${error instanceof Refusal ? '' : `\n\n${HELP}`}`);
});
