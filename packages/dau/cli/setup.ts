/**
 * `npm run setup`: writes the author's details into `src/config/site.ts`, and removes the samples on
 * request.
 */
import path from 'node:path';

import * as prompts from '@clack/prompts';
import {format, resolveConfig} from 'prettier';

import {openContent} from '../content/content-files';
import {loadModule} from '../utils/files';
import {assertCommitted, openGit} from '../utils/git';
import {isExample, type SiteConfig} from '../settings';
import {hasEffect, printChanges, writeChanges, type Change} from './lib/file-changes';
import * as setup from './lib/setup/questions';
import {editSettings, ownSettings} from './lib/setup/settings';
import {exampleImages, withoutSamples, WORDS} from './lib/setup/samples';
import {count, fail, readOptions, runScript} from './lib/terminal';

const SITE = process.cwd();
const SETTINGS = 'src/config/site.ts';
/** Matches the comment above the settings that says the author is an example. */
const ABOUT_EXAMPLE = /^\/\/ Until `npm run setup`(?:.*\n\/\/)*.*\n\n?/m;

const SAMPLES = 'Remove the samples: posts, guides, projects, events, CV?';

const UNDO = 'git restore . && git clean -fdq src/config';

const HELP = `Makes this site yours: writes your details to ${SETTINGS}, adds your names to
${WORDS}, replaces the logo and the portrait with initials, and removes the
samples if you want.

  npm run setup            asks questions
  npm run setup -- …       takes your details from these options, and asks for the others:

${Object.entries(setup.questions)
  .map(([name, {question, example}]) => `  --${name.padEnd(12)} ${question}, like ${example}`)
  .join('\n')}
  --samples      keep (the default) or remove: posts, guides, projects, events, CV

Later, edit ${SETTINGS}. To remove the samples later: npm run setup -- --samples remove
To undo the setup: ${UNDO}`;

const NEXT = `
  see the site as you write   npm start
  start a post                npm run new -- post "…"
  save the setup              git add -A && git commit -m "Make the site mine"
  undo the setup              ${UNDO}`;

const git = openGit(SITE);
/** The GitHub repository that this folder was cloned from, as `account/name`. */
const [, remote = ''] =
  /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(
    git.try(['remote', 'get-url', 'origin']) ?? '',
  ) ?? [];

const branch = git.try(['symbolic-ref', '--short', 'HEAD']);

/** Waits for an answer. Ends the command if the author presses Ctrl+C. */
async function answered<T>(question: Promise<T>): Promise<Exclude<T, symbol>> {
  const answer = await question;
  if (!prompts.isCancel(answer)) return answer as Exclude<T, symbol>;
  prompts.cancel('Nothing was written.');
  return process.exit(130);
}

async function ask(given: setup.Answers): Promise<setup.Answers> {
  const answers = {...given};
  for (const option of setup.options.filter((each) => given[each] === undefined)) {
    const {name, github = ''} = answers;
    const [account = '', repository = ''] = remote.split('/');
    const isRoot = account !== github || repository.endsWith('.github.io');
    const likely: setup.Answers = {
      github: account,
      'site-name': name,
      url: `https://${github.toLowerCase()}.github.io${isRoot ? '' : `/${repository}`}`,
    };
    const question = prompts.text({
      message: setup.questions[option].question,
      initialValue: likely[option] ?? '',
      validate: (answer) => setup.problemIn(option, answer),
    });
    answers[option] = setup.cleaned(option, await answered(question));
  }
  return answers;
}

async function settingsOf(answers: setup.Answers): Promise<Change[]> {
  const problems = setup.problemsIn(answers);
  if (problems.length > 0)
    fail(
      `These options are missing or invalid.\n  ${problems.join('\n  ')}\n\nSee npm run setup -- --help.`,
    );
  const filepath = path.join(SITE, SETTINGS);
  const old = openContent(SITE).textOf(SETTINGS).replace(ABOUT_EXAMPLE, '');
  const code = editSettings(old, ownSettings(answers, remote, branch));
  const content = await format(code, {...(await resolveConfig(filepath)), filepath});
  const {github, name, 'site-name': siteName = ''} = answers;
  const names = new Set(`${github} ${name} ${siteName}`.match(/\p{L}{4,}/gu));
  const words = openContent(SITE).textOf(WORDS) + [...names, ''].join('\n');
  return [
    {file: SETTINGS, content},
    {file: WORDS, content: words},
  ];
}

async function main() {
  const text = {type: 'string'} as const;
  const {samples, ...values} = readOptions(
    {
      ...Object.fromEntries(setup.options.map((name) => [name, text])),
      samples: text,
    },
    HELP,
  );
  if (samples !== undefined && samples !== 'keep' && samples !== 'remove')
    fail(`--samples "${samples}" is not valid. Use keep or remove.`);
  // Skip this check outside a repository, because git could not undo the changes there anyway
  if (git.try(['status']) !== undefined)
    assertCommitted(
      git,
      'Commit them, or stash them (git stash --include-untracked), so that you can review and undo the setup.',
    );
  const {site} = (await loadModule(path.join(SITE, SETTINGS))) as {site: SiteConfig};
  const given: setup.Answers = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, setup.cleaned(name, String(value))]),
  );
  if (!isExample(site) && Object.keys(given).length > 0)
    fail(`This site is already set up for ${site.author.name}. Edit ${SETTINGS} instead.`);
  const isAsking = process.stdin.isTTY && process.stdout.isTTY;
  const answers = isExample(site) && isAsking ? await ask(given) : given;
  const own = isExample(site) ? await settingsOf(answers) : [];
  const isRemoving =
    samples === undefined && isAsking
      ? await answered(prompts.confirm({message: SAMPLES, initialValue: false}))
      : samples === 'remove';
  const others = [
    ...exampleImages(SITE),
    ...(isRemoving ? await withoutSamples(SITE, own) : []),
  ].filter((change) => hasEffect(SITE, change));
  const files = new Map([...own, ...others].map((change) => [change.file, change]));
  await writeChanges(SITE, [...files.values()]);
  const written = [...files.values()].filter(({content}) => content !== undefined);
  const removed = files.size - written.length;
  printChanges(written);
  if (removed > 0) console.log(`Removed ${count(removed, 'file')} of the example author.`);
  if (own.length > 0)
    console.log(`
Your details are in ${SETTINGS}: URL, profiles, repository. You can also add a sentence or
two about yourself (author.about). The tagline and the role are placeholders. Rewrite them.
The logo is the first letter of the site's name. Save your own logo as static/img/logo.svg.`);
  console.log(files.size > 0 ? NEXT : `Nothing to change: your details are in ${SETTINGS}.`);
}

runScript(main, ' Nothing was written.');
