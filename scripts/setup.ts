/**
 * Makes the site the author's: writes `src/config/site.ts`, and removes the samples on request.
 *
 *     npm run setup                        asks
 *     npm run setup -- --yes --name "…"    takes the answers from options
 */
import '../src/lib/node-version';

import fs from 'node:fs';
import path from 'node:path';

import {format, resolveConfig} from 'prettier';

import {loadModule} from '../src/lib/files';
import {isExample, type SiteConfig} from '../src/lib/settings';
import {askChoice, askText, isTerminal} from './lib/ask';
import {count} from './lib/count';
import {hasEffect, writeChanges, type Change} from './lib/changes';
import {editSettings} from './lib/edit-settings';
import {
  cleaned,
  problemIn,
  problemsIn,
  guesses,
  ownSettings,
  questions,
  type Answers,
} from './lib/setup/questions';
import {exampleImages, withoutSamples, WORDS} from './lib/setup/samples';
import {fail, readOptions, runScript} from './lib/terminal';
import {assertCommitted, openGit} from '../src/lib/git';

const SITE = process.cwd();
const SETTINGS = 'src/config/site.ts';
/** The note on the example's author, above the first statement. */
const ABOUT_EXAMPLE = /^\/\/ Until `npm run setup`(?:.*\n\/\/)*.*\n\n?/m;

const HELP = `Makes this site yours: writes ${SETTINGS} and your names into ${WORDS}, replaces the
logo and the portrait with drawn ones, and removes the samples if you like.

  npm run setup            asks
  npm run setup -- --yes   no questions; takes these options:

${Object.entries(questions)
  .map(([name, {what, example}]) => `  --${name.padEnd(12)} ${what}, like ${example}`)
  .join('\n')}
  --samples      keep (the default) or remove: posts, guides, projects, events, CV

Later, edit that file, and run it again with --samples remove. To undo it: git checkout .`;

const git = openGit(SITE);

/** The repository on GitHub that this folder was cloned from, as `account/name`. */
const remote = () =>
  /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(
    git.try(['remote', 'get-url', 'origin']) ?? '',
  )?.[1] ?? '';

/** Asks for the answers that are not in the options. */
async function ask(given: Answers): Promise<Answers> {
  const answers = {...given};
  for (const [option, {question}] of Object.entries(questions)) {
    if (given[option] !== undefined) continue;
    const likely: Answers = {github: remote().split('/')[0] ?? '', ...guesses(answers)};
    const answer = await askText(question, likely[option], (one) => problemIn(option, one));
    answers[option] = cleaned(option, answer);
  }
  return answers;
}

/** Returns the new settings, and the author's words for the spelling check. */
async function settingsOf(given: Answers, example: SiteConfig, isAsking: boolean) {
  const answers = isAsking ? await ask(given) : given;
  const problems = problemsIn(answers);
  if (problems.length > 0) {
    fail(
      `These options are missing or not valid. Nothing was written.\n  ${problems.join('\n  ')}\n\nSee npm run setup -- --help`,
    );
  }
  const read = (file: string) => fs.readFileSync(path.join(SITE, file), 'utf8');
  const filepath = path.join(SITE, SETTINGS);
  const style = {...(await resolveConfig(filepath)), filepath};
  const settings = ownSettings(answers, example, remote());
  const code = editSettings(read(SETTINGS).replace(ABOUT_EXAMPLE, ''), settings);
  const {github, name = '', 'site-name': siteName = ''} = answers;
  const names = `${github} ${name} ${siteName}`.match(/\p{L}{4,}/gu) ?? [];
  return [
    {file: SETTINGS, content: await format(code, style), what: 'who the site belongs to'},
    {
      file: WORDS,
      content: read(WORDS) + [...new Set(names), ''].join('\n'),
      what: 'your names, for the spelling check',
    },
  ];
}

async function main() {
  const text = {type: 'string'} as const;
  const {
    samples: wanted,
    yes,
    ...values
  } = readOptions(
    {
      ...Object.fromEntries(Object.keys(questions).map((name) => [name, text])),
      samples: text,
      yes: {type: 'boolean', default: false, short: 'y'},
    },
    HELP,
  );
  if (wanted !== undefined && wanted !== 'keep' && wanted !== 'remove') {
    fail(`--samples must be keep or remove, not "${wanted}". Nothing was written.`);
  }
  // Without a repository, no change can be undone
  if (git.try(['status']) !== undefined) {
    assertCommitted(
      git,
      'Commit them or stash them first, so that you can see and undo what the setup does. Nothing was written.',
    );
  }
  const {site} = (await loadModule(path.join(SITE, SETTINGS))) as {site: SiteConfig};
  const given: Answers = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, cleaned(name, String(value))]),
  );
  if (!isExample(site) && Object.keys(given).length > 0) {
    fail(`This site is already set up for ${site.author.name}; edit ${SETTINGS} instead.`);
  }
  const isAsking = isTerminal && !yes;
  const own = isExample(site) ? await settingsOf(given, site, isAsking) : [];
  const samples =
    wanted ??
    (isAsking
      ? await askChoice('Samples: posts, guides, projects, events, CV', ['keep', 'remove'])
      : 'keep');
  const notes: string[] = [];
  writeChanges(SITE, own);
  const others: Change[] = [
    ...exampleImages(SITE),
    ...(samples === 'remove' ? await withoutSamples(SITE, notes) : []),
  ].filter((change) => hasEffect(SITE, change));
  writeChanges(SITE, others);
  const changes = [...new Map([...own, ...others].map((each) => [each.file, each])).values()];
  const written = changes.filter(({content}) => content !== undefined);
  const removed = changes.length - written.length;
  for (const {file, what} of written) console.log(`Wrote ${file}  (${what})`);
  if (removed > 0) console.log(`Removed ${count(removed, 'sample file')}.`);
  // A clone of the template: `npm run update` needs its remote as `upstream`
  if (own[0]?.content.includes(remote()) === false)
    notes.push(
      'This folder was cloned from the template. For npm run update, rename its remote:\n  git remote rename origin upstream',
    );
  console.log(`${notes.map((note) => `${note}\n`).join('')}
Your details are in ${SETTINGS}: URL, profiles, repository, a few sentences about you.
The tagline and role are placeholders: rewrite them.
The logo is the first letter of the site's name: put yours into static/img/logo.svg.

  npm start                            see the site as you write
  npm run new -- post "…"              start a post
  git add -A && git commit -m "Make the site mine"   save it; git checkout . undoes it`);
}

runScript(main);
