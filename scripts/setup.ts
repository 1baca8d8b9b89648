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
import {
  problemIn,
  problemsIn,
  guesses,
  ownSite,
  questions,
  type Answers,
} from './lib/setup/questions';
import {exampleImages, withoutSamples} from './lib/setup/samples';
import {fail, readOptions, runScript} from './lib/terminal';
import {assertCommitted, openGit} from '../src/lib/git';

const SITE = process.cwd();
const SETTINGS = 'src/config/site.ts';
const WORDS = 'src/config/words.txt';
const HEAD = `import type {SiteConfig} from '@site/src/lib/settings';

/** Who the site belongs to, and where it is. \`npm run setup\` asks for it; edit it as you like. */
export const site: SiteConfig = `;

const HELP = `Makes this site yours: writes ${SETTINGS} and your names into ${WORDS}, replaces the
logo and the portrait with drawn ones, and removes the samples if you like.

  npm run setup            asks
  npm run setup -- --yes   asks nothing, and takes these options:

${Object.entries(questions)
  .map(([name, {expected}]) => `  --${name.padEnd(12)} ${expected}`)
  .join('\n')}
  --samples      keep (the default) or remove: posts, guides, projects, events, CV

Later, edit that file, and run it again with --samples remove. To undo it: git checkout .`;

const git = openGit(SITE);

/** The repository on GitHub that this folder was cloned from, as `account/name`. */
const remote = () =>
  /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(
    git.try(['remote', 'get-url', 'origin']) ?? '',
  )?.[1] ?? '';

/** Asks for what the options do not say. */
async function ask(given: Answers): Promise<Answers> {
  const answers = {...given};
  for (const [option, {question}] of Object.entries(questions)) {
    if (given[option] !== undefined) continue;
    const likely: Answers = {github: remote().split('/')[0] ?? '', ...guesses(answers)};
    answers[option] = await askText(question, likely[option], (one) => problemIn(option, one));
  }
  return answers;
}

/** Returns the new settings, and the author's words for the spelling check. */
async function settingsOf(given: Answers, example: SiteConfig, isAsking: boolean) {
  const answers = isAsking ? await ask(given) : given;
  const problems = problemsIn(answers);
  if (problems.length > 0) {
    fail(
      `Nothing was written. Please correct:\n  ${problems.join('\n  ')}\n\nSee npm run setup -- --help`,
    );
  }
  const filepath = path.join(SITE, SETTINGS);
  const style = {...(await resolveConfig(filepath)), filepath};
  const site = ownSite(answers, example, remote());
  const content = await format(`${HEAD}${JSON.stringify(site, undefined, 2)};\n`, style);
  const names = `${answers.github} ${site.author.name} ${site.name}`.match(/\p{L}{4,}/gu) ?? [];
  const words =
    fs.readFileSync(path.join(SITE, WORDS), 'utf8') + [...new Set(names), ''].join('\n');
  return [
    {file: SETTINGS, content, what: 'who the site belongs to'},
    {file: WORDS, content: words, what: 'your names, for the spelling check'},
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
  // Without a repository there is nothing to compare with
  if (git.try(['status']) !== undefined) {
    assertCommitted(
      git,
      'Commit them or stash them first, so that you can see and undo what the setup does. Nothing was written.',
    );
  }
  const {site} = (await loadModule(path.join(SITE, SETTINGS))) as {site: SiteConfig};
  const given: Answers = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, String(value).trim().normalize('NFC')]),
  );
  if (!isExample(site) && Object.keys(given).length > 0) {
    fail(`The site is ${site.author.name}'s already. Change ${SETTINGS} as you like.`);
  }
  const isAsking = isTerminal && !yes;
  const own = isExample(site) ? await settingsOf(given, site, isAsking) : [];
  const samples =
    wanted ??
    (isAsking ? await askChoice('Sample texts and projects', ['keep', 'remove']) : 'keep');
  const notes: string[] = [];
  const changes: Change[] = [
    ...own,
    ...exampleImages(SITE),
    ...(samples === 'remove' ? await withoutSamples(SITE, notes) : []),
  ].filter((change) => hasEffect(SITE, change));
  writeChanges(SITE, changes);
  const written = changes.filter(({content}) => content !== undefined);
  for (const {file, what} of written) console.log(`Wrote ${file}  (${what})`);
  console.log(`Removed ${count(changes.length - written.length, 'file')} of the example.`);
  // Cloned from the template itself: updates come from there
  if (own[0]?.content.includes(remote()) === false)
    notes.push(
      'This folder was cloned from the template. So that npm run update finds it later:\n  git remote rename origin upstream',
    );
  console.log(`${notes.map((note) => `${note}\n`).join('')}
Who you are is in ${SETTINGS}: your address, your profiles, the repository, a text about you.
The tagline and your role there are general: say in your words what the site is about and what you do.
The logo is the first letter of the site's name: put yours into static/img/logo.svg.

  npm start                            see the site as you write
  npm run new -- post "…"              start a post
  git add -A && git commit -m "Make the site mine"   keep it; git checkout . undoes it`);
}

runScript(main);
