/**
 * Creates a post, guide, section, page, project or event.
 *
 *     npm run new                                 asks
 *     npm run new -- post "Tiêu đề" --en "Title"
 *     npm run new -- --help
 */
import '../src/lib/node-version';

import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {writeChanges, type Change} from './lib/edit/changes';
import {formatted} from './lib/edit/format';
import {nearest} from '../src/lib/near';
import {planNew, type NewContentRequest} from './lib/new';
import {Refusal, type Ask} from './lib/new/ask';
import {kinds, options, optionsOf, usage, type Kind, type OptionName} from './lib/new/kinds';
import {readContentSite} from './lib/new/site';
import {fail} from './lib/terminal';

const SITE = process.cwd();
const NOTHING = 'Nothing was written.';
const isTerminal = process.stdin.isTTY && process.stdout.isTTY;

const isKind = (value: string | undefined): value is Kind => kinds.some((kind) => kind === value);

function readArguments() {
  try {
    return parseArgs({options, allowPositionals: true, tokens: true});
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, unknown] = /Unknown option '--?([^']+)'/.exec(message) ?? [];
    const near = unknown && nearest(unknown, Object.keys(options), {byStart: true});
    return fail(
      `${message.split('. ')[0] ?? message}.${near ? ` Did you mean --${near}?` : ''} ${NOTHING}\n\n${usage()}`,
    );
  }
}

/** Creates the questions for a terminal. */
async function terminalAsk(): Promise<Ask> {
  const prompts = await import('@clack/prompts');
  const orStop = <T>(value: T): Exclude<T, symbol> => {
    if (prompts.isCancel(value)) {
      prompts.cancel(NOTHING);
      process.exit(130);
    }
    return value as Exclude<T, symbol>;
  };
  return {
    text: async ({message, initial, isOptional = false, check}) =>
      orStop(
        await prompts.text({
          message,
          ...(initial === undefined ? {} : {initialValue: initial}),
          validate: (value = '') =>
            isOptional && value.trim() === '' ? undefined : check?.(value.trim()),
        }),
        // clack returns `undefined` for an empty answer
      ) ?? '',
    choose: async ({message, options: choices}) =>
      orStop(
        await prompts.select<string>({message, options: choices.map((choice) => ({...choice}))}),
      ) as never,
    chooseSeveral: async ({message, options: choices}) =>
      orStop(
        await prompts.multiselect<string>({
          message,
          options: choices.map((choice) => ({...choice})),
          required: false,
        }),
      ),
  };
}

function kindOf(word: string | undefined): Kind | undefined {
  if (word === undefined || isKind(word)) return word;
  const near = nearest(word, kinds, {byStart: true});
  return fail(
    `"${word}" is not a kind of content.${near ? ` Did you mean ${near}?` : ''} ${NOTHING}\n\n${usage()}`,
  );
}

/** Ends the command if an option is not for this kind. The author probably chose the wrong kind. */
function refuseForeign(kind: Kind, given: readonly string[]): void {
  const foreign = given.filter((name) => !optionsOf[kind].includes(name as OptionName));
  if (foreign.length === 0) return;
  const reason = foreign.some((name) => name === 'vi-only' || name === 'en-only')
    ? ` A ${kind} needs both languages.`
    : '';
  fail(
    `${foreign.map((name) => `--${name}`).join(', ')}: not for ${kind}.${reason} ${NOTHING}\n\n${usage(kind)}`,
  );
}

function report(changes: readonly Change[], isThere: (file: string) => boolean): string[] {
  return changes.map(
    ({file, what}) => `${isThere(file) ? 'Changed' : 'Wrote  '} ${file}  (${what})`,
  );
}

async function main() {
  const {values, positionals, tokens} = readArguments();
  const [word, title, ...rest] = positionals;
  const kind = kindOf(word);
  if (values.help) {
    console.log(usage(kind));
    return;
  }
  if (!kind && !isTerminal) fail(`Name the kind of content to create. ${NOTHING}\n\n${usage()}`);
  if (rest.length > 0) {
    fail(`The title must be in quotes: "${[title, ...rest].join(' ')}". ${NOTHING}`);
  }
  if (values['vi-only'] && values['en-only']) {
    fail(`--vi-only and --en-only cannot be used together. ${NOTHING}`);
  }
  if (values['vi-only'] && values.en !== undefined) {
    fail(`--vi-only and --en cannot be used together. ${NOTHING}`);
  }
  const ask = isTerminal ? await terminalAsk() : undefined;
  const chosen =
    kind ??
    (await ask?.choose<Kind>({
      message: 'What do you want to create?',
      options: kinds.map((value) => ({value, label: value})),
    })) ??
    'post';
  refuseForeign(
    chosen,
    tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : [])),
  );
  const request: NewContentRequest = {
    kind: chosen,
    title,
    en: values.en,
    only: values['vi-only'] ? 'vi' : values['en-only'] ? 'en' : undefined,
    description: values.description,
    descriptionEn: values['description-en'],
    slug: values.slug,
    tags: values.tags?.split(',').filter((tag) => tag.trim() !== ''),
    newTags: values['new-tag'] ?? [],
    author: values.author,
    date: values.date,
    section: values.section,
    series: values.series,
    seriesEn: values['series-en'],
    isPublished: values.publish,
    website: values.website,
    source: values.source,
    isFavourite: values.favorite,
    start: values.start,
    end: values.end,
    place: values.place,
    placeEn: values['place-en'],
    role: values.role,
    url: values.url,
  };
  const site = readContentSite(SITE);
  const today = new Date().toLocaleDateString('sv-SE');
  const plan = await planNew(request, site, {today, ask});
  const changes = await Promise.all(plan.changes.map((change) => formatted(SITE, change)));
  const lines = report(changes, (file) => fs.existsSync(path.join(SITE, file)));
  writeChanges(SITE, changes);

  const home = `http://localhost:3000${site.baseUrl}`;
  const isText = chosen === 'post' || chosen === 'guide' || chosen === 'page';
  const texts = changes.filter(({file}) => file.endsWith('.mdx'));
  const only = isText && texts.length === 1 ? texts[0]?.what : undefined;
  const other = (language: string) =>
    only === undefined || only === language ? '' : `; it shows the ${only} text`;
  console.log(
    [
      ...lines,
      '',
      'See it at',
      `  Vietnamese: ${home}${plan.address}  (npm start)${other('Vietnamese')}`,
      `  English:    ${home}en/${plan.address}  (npm start)${other('English')}`,
      '',
      ...plan.notes,
      ...(isText && !request.isPublished
        ? [
            `Write one language. Then start the other from it: npm run translate -- ${texts[0]?.file ?? ''}`,
            `${texts.length > 1 ? 'Both are drafts' : 'It is a draft'}: a build leaves ${texts.length > 1 ? 'them' : 'it'} out. To publish, remove the line "draft: true"${texts.length > 1 ? ' in both files' : ''}.`,
          ]
        : []),
    ].join('\n'),
  );
}

main().catch((error: unknown) => {
  if (error instanceof Refusal) fail(`${error.message} ${NOTHING}`);
  fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
});
