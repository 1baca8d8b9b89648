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
import {askChoice, askText, askYes, isTerminal} from './lib/ask';
import {hasEffect, writeChanges, type Change} from './lib/edit/changes';
import {
  answersOf,
  faultIn,
  faultsIn,
  nextSite,
  questions,
  suggestions,
  type Answers,
  type Option,
} from './lib/setup/identity';
import {examplePictures, withoutSamples} from './lib/setup/samples';
import {fail, readOptions} from './lib/terminal';

const SITE = process.cwd();
const SETTINGS = 'src/config/site.ts';
const NOTHING = 'Nothing was written.';
const HEAD = `import type {SiteConfig} from '@site/src/lib/settings';

/** Who the site belongs to, and where it is. \`npm run setup\` asks for it; edit it as you like. */
export const site: SiteConfig = `;

const names = Object.keys(questions) as Option[];
const HELP = `Makes this site yours: writes ${SETTINGS} and removes the samples if you like.

  npm run setup            asks
  npm run setup -- --yes   asks nothing, and takes these options:

${names.map((name) => `  --${name.padEnd(12)} ${questions[name][1]}`).join('\n')}
  --samples      keep (the default) or remove: posts, guides, projects, events, CV
  --dry-run      prints what would change

Run it again whenever you like: what you do not give stays as it is.`;

const text = {type: 'string'} as const;
const flag = {type: 'boolean', default: false} as const;
const options = {
  ...(Object.fromEntries(names.map((name) => [name, text])) as Record<Option, typeof text>),
  samples: text,
  yes: {...flag, short: 'y'},
  'dry-run': flag,
};

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
      `Commit them or stash them first, so that you can see and undo what the setup does. ${NOTHING}`,
  );
}

/** Asks for what the options do not say. */
async function ask(given: Answers, current: SiteConfig, remote?: string): Promise<Answers> {
  const answers = {...given};
  const asked: Option[] = ['name', 'site-name', 'email', 'github', 'url', 'tagline', 'tagline-en'];
  for (const option of asked.filter((one) => given[one] === undefined)) {
    const guesses: Answers = {
      ...suggestions,
      ...(remote && {github: remote.split('/')[0]}),
      ...(answers.name && {'site-name': answers.name}),
      ...(answers.github && {url: `https://${answers.github.toLowerCase()}.github.io`}),
      ...answersOf(current),
    };
    const isOptional = !isExample(current);
    const answer = await askText(questions[option][0], guesses[option], (one) =>
      one === '' && isOptional ? undefined : faultIn(option, one),
    );
    if (answer !== '') answers[option] = answer;
  }
  return answers;
}

async function main() {
  const {samples: wanted, yes, 'dry-run': isDry, ...texts} = readOptions(options, HELP);
  if (wanted !== undefined && wanted !== 'keep' && wanted !== 'remove') {
    fail(`--samples must be keep or remove, not "${wanted}". ${NOTHING}`);
  }
  const {site: current} = (await loadFreshModule(path.join(SITE, SETTINGS))) as {site: SiteConfig};
  const given = Object.fromEntries(
    Object.entries(texts as Answers).map(([name, text]) => [name, text.trim().normalize('NFC')]),
  ) as Answers;
  const isAsking = isTerminal && !yes;
  if (!isDry) refuseUncommitted();
  const [, remote] =
    /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\s*$/.exec(git('remote', 'get-url', 'origin')) ??
    [];
  const answers = isAsking ? await ask(given, current, remote) : given;
  const samples =
    wanted ??
    (isAsking ? await askChoice('The sample texts and projects', ['remove', 'keep']) : 'keep');
  const faults = faultsIn(answers, current);
  if (faults.length > 0) {
    fail(`${NOTHING} Please correct:\n  ${faults.join('\n  ')}\n\nSee npm run setup -- --help`);
  }

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
  if (changes.length === 0) {
    return console.log(
      [`The site is ${next.author.name}'s; nothing to change.`, ...notes].join('\n'),
    );
  }
  const lines = changes.map(({file, content, what}) =>
    content === undefined && /^(blog|docs|i18n\/.*-(blog|docs\/current))\/.+\//.test(file)
      ? `Remove ${path.dirname(file)}/  (${what})`
      : `${content === undefined ? 'Remove' : 'Write '} ${file}  (${what})`,
  );
  console.log([...new Set(lines)].join('\n'));
  if (isDry) return console.log(`\n${changes.length} files would change. ${NOTHING}`);
  if (isAsking && !(await askYes(`Change these ${changes.length} files?`))) fail(NOTHING);
  writeChanges(SITE, changes);
  console.log(`
${[...notes, ...(isExample(current) && samples === 'keep' ? ['The samples stay, and their pages say that they are samples.'] : [])].join('\n')}
The site is ${next.author.name}'s. Its logo is the first letter of its name: put yours into static/img/logo.svg.
Edit links lead to ${next.sourceUrl}. That address, your profiles and a text about you are in ${SETTINGS}.

  npm start                            see the site as you write
  npm run new -- post "…" --en "…"     start a post in both languages
  git add -A && git commit -m "Make the site mine"`);
}

main().catch((error: unknown) => {
  fail(error instanceof Error ? error.message : String(error));
});
