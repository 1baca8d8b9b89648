/**
 * Makes the site the author's: writes `src/config/site.ts`, and removes the samples on request.
 *
 *     npm run setup                        asks
 *     npm run setup -- --yes --name "…"    takes the answers from options
 */
import '../src/lib/node-version';

import {execFileSync} from 'node:child_process';
import path from 'node:path';

import {loadFreshModule} from '@docusaurus/utils';
import {format, resolveConfig} from 'prettier';

import {isExample, type SiteConfig} from '../src/lib/settings';
import {askChoice, askText, isTerminal} from './lib/ask';
import {hasEffect, writeChanges, type Change} from './lib/edit/changes';
import {
  answersOf,
  faultIn,
  faultsIn,
  nextSite,
  questions,
  type Answers,
} from './lib/setup/identity';
import {examplePictures, withoutSamples} from './lib/setup/samples';
import {fail, readOptions} from './lib/terminal';

const SITE = process.cwd();
const SETTINGS = 'src/config/site.ts';
const HEAD = `import type {SiteConfig} from '@site/src/lib/settings';

/** Who the site belongs to, and where it is. \`npm run setup\` asks for it; edit it as you like. */
export const site: SiteConfig = `;

const HELP = `Makes this site yours: writes ${SETTINGS} and removes the samples if you like.

  npm run setup            asks
  npm run setup -- --yes   asks nothing, and takes these options:

${Object.entries(questions)
  .map(([name, {expected}]) => `  --${name.padEnd(12)} ${expected}`)
  .join('\n')}
  --samples      keep (the default) or remove: posts, guides, projects, events, CV

Run it again whenever you like: what you do not give stays as it is. To undo it: git checkout .`;

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  } catch {
    return '';
  }
}

/** A setup that is all there is in the work tree can be seen and undone with git. */
function refuseUncommitted(): void {
  const files = git('-c', 'core.quotepath=false', 'status', '--porcelain', '.').split('\n');
  if (files.length < 2) return;
  fail(
    `These files have changes that are not committed:\n${files.slice(0, 8).join('\n')}\n\n` +
      'Commit them or stash them first, so that you can see and undo what the setup does. Nothing was written.',
  );
}

/** Asks for what the options do not say. */
async function ask(given: Answers, current: SiteConfig, remote: string): Promise<Answers> {
  const answers = {...given};
  for (const [option, {question, isRequired}] of Object.entries(questions)) {
    if (given[option] !== undefined) continue;
    const guesses: Answers = {
      github: remote.split('/')[0] ?? '',
      'site-name': answers.name ?? '',
      ...(answers.github && {url: `https://${answers.github.toLowerCase()}.github.io`}),
      ...answersOf(current),
    };
    const isOptional = !isRequired || !isExample(current);
    const answer = await askText(question, guesses[option], (one) =>
      one === '' && isOptional ? undefined : faultIn(option, one),
    );
    if (answer !== '') answers[option] = answer;
  }
  return answers;
}

async function main() {
  const text = {type: 'string'} as const;
  const {
    samples: wanted,
    yes,
    ...texts
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
  refuseUncommitted();
  const {site: current} = (await loadFreshModule(path.join(SITE, SETTINGS))) as {site: SiteConfig};
  const given: Answers = Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [name, String(value).trim().normalize('NFC')]),
  );
  const isAsking = isTerminal && !yes;
  const [, remote] =
    /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\s*$/.exec(git('remote', 'get-url', 'origin')) ??
    [];
  const answers = isAsking ? await ask(given, current, remote ?? '') : given;
  const faults = faultsIn(answers, current);
  if (faults.length > 0) {
    fail(
      `Nothing was written. Please correct:\n  ${faults.join('\n  ')}\n\nSee npm run setup -- --help`,
    );
  }
  const samples =
    wanted ??
    (isAsking ? await askChoice('Sample texts and projects', ['keep', 'remove']) : 'keep');

  const next = nextSite(answers, current, remote);
  const filepath = path.join(SITE, SETTINGS);
  const style = {...(await resolveConfig(filepath)), filepath};
  const settings = await format(`${HEAD}${JSON.stringify(next, undefined, 2)};\n`, style);
  const notes: string[] = [];
  const isSame = JSON.stringify(next) === JSON.stringify(current);
  const changes: Change[] = [
    ...(isSame ? [] : [{file: SETTINGS, content: settings, what: 'who the site belongs to'}]),
    ...examplePictures(SITE),
    ...(samples === 'remove' ? await withoutSamples(SITE, notes) : []),
  ].filter((change) => hasEffect(SITE, change));
  writeChanges(SITE, changes);
  const written = changes.filter(({content}) => content !== undefined);
  for (const {file, what} of written) console.log(`Wrote ${file}  (${what})`);
  console.log(`Removed ${changes.length - written.length} files of the example.`);
  console.log(`${notes.map((note) => `${note}\n`).join('')}
The site is ${next.author.name}'s${changes.length === 0 ? '; nothing to change' : ''}. Its logo is the first letter of its name: put yours into static/img/logo.svg.
Edit links lead to ${next.sourceUrl}. That address, your profiles and a text about you are in ${SETTINGS}.

  npm start                            see the site as you write
  npm run new -- post "…"              start a post
  git add -A && git commit -m "Make the site mine"   keep it; git checkout . undoes it`);
}

main().catch((error: unknown) => {
  fail(error instanceof Error ? error.message : String(error));
});
