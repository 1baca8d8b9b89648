/**
 * Replaces the example's names, URLs and pictures with the author's in all files.
 *
 *     npm run setup                       asks
 *     npm run setup -- --yes --name "…"   takes the answers from the command
 */
import '../src/lib/node-version';

import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {writeChanges, type Change} from './lib/edit/changes';
import {formatted} from './lib/edit/format';
import {
  faultsIn,
  githubOf,
  isOfExample,
  homeOf,
  nextIdentity,
  problemWith,
  readIdentity,
  type Answers,
  type Identity,
} from './lib/setup/identity';
import {loadFonts, planSetup, type SetupPlan} from './lib/setup';
import {example} from '../src/plugins/content/example-identity';
import {nearest} from '../src/lib/near';
import {fail} from './lib/terminal';

const SITE = process.cwd();

const USAGE = `Replaces the example's name, addresses and pictures with yours in all files.

  npm run setup                  asks for everything
  npm run setup -- --yes …       takes the answers from options:

  --name "Trần Thị Bích"         your name
  --email bich@bich.dev          your email address
  --github tranbich              your GitHub account
  --url https://bich.dev         where the site will be; with a path for a project page
  --site-name "Góc Bích"         name of the site (default: your name)
  --samples keep|remove          sample posts, guides and projects (default: keep)

  --tagline "…" --tagline-en "…"   one sentence about the site, in both languages
  --role "…" --role-en "…"         what you do, in both languages
  --repo my-site                   the site's repository on GitHub
  --linkedin https://…             your profiles; the example's are removed
  --facebook https://…
  --dry-run                        prints what would change, and writes nothing
  --help

You can run it again at any time. Values that you do not give stay as they are.`;

const OPTIONS = {
  yes: {type: 'boolean', short: 'y', default: false},
  name: {type: 'string'},
  email: {type: 'string'},
  github: {type: 'string'},
  url: {type: 'string'},
  'site-name': {type: 'string'},
  samples: {type: 'string'},
  tagline: {type: 'string'},
  'tagline-en': {type: 'string'},
  role: {type: 'string'},
  'role-en': {type: 'string'},
  repo: {type: 'string'},
  linkedin: {type: 'string'},
  facebook: {type: 'string'},
  'dry-run': {type: 'boolean', default: false},
  help: {type: 'boolean', short: 'h', default: false},
} as const;

const NOTHING = 'Nothing was written.';

/** Reads the options. Ends the command with a message if one is unknown. */
function readOptions() {
  try {
    return parseArgs({options: OPTIONS}).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, unknown] = /Unknown option '--([^']+)'/.exec(message) ?? [];
    const near = unknown && nearest(unknown, Object.keys(OPTIONS), {byStart: true});
    const hint = near ? ` Did you mean --${near}?` : '';
    return fail(`${message.split('. ')[0] ?? message}.${hint} ${NOTHING}\n\n${USAGE}`);
  }
}

const git = (...args: string[]): string | undefined => {
  try {
    return execFileSync('git', args, {
      cwd: SITE,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
};

/** Returns the GitHub repository that this folder was cloned from. */
function remoteRepository(): string | undefined {
  const url = git('remote', 'get-url', 'origin')?.trim();
  const [, repository] = /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url ?? '') ?? [];
  return repository && `https://github.com/${repository}`;
}

/** Lists files with uncommitted changes. The list is empty without git. */
const uncommitted = () =>
  (
    git(
      '-c',
      'core.quotepath=false',
      'status',
      '--porcelain',
      '--untracked-files=all',
      '--',
      '.',
    ) ?? ''
  )
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));

function refuseUncommitted(): void {
  const files = uncommitted();
  if (files.length === 0) return;
  const shown = files.slice(0, 8).map((file) => `  ${file}`);
  if (files.length > shown.length) shown.push(`  … and ${files.length - shown.length} more`);
  fail(
    `These files have changes that are not committed:\n${shown.join('\n')}\n\n` +
      `The setup changes many files. Commit or stash your changes first. Then you can review what\n` +
      `the setup changed, and undo it with \`git restore .\` and \`git clean\`. ${NOTHING}`,
  );
}

const toAnswers = (values: ReturnType<typeof readOptions>): Answers => ({
  name: values.name,
  email: values.email,
  github: values.github,
  url: values.url,
  siteName: values['site-name'],
  tagline: values.tagline,
  taglineEn: values['tagline-en'],
  role: values.role,
  roleEn: values['role-en'],
  repo: values.repo,
  linkedin: values.linkedin,
  facebook: values.facebook,
});

type Samples = 'keep' | 'remove';
type Asked = {readonly answers: Answers; readonly samples: Samples};

/** Asks for the values that are not in the options. */
async function ask(
  given: Answers,
  samples: Samples | undefined,
  current: Identity,
): Promise<Asked> {
  const prompts = await import('@clack/prompts');
  const orStop = <T>(value: T): Exclude<T, symbol> => {
    if (prompts.isCancel(value)) {
      prompts.cancel(NOTHING);
      process.exit(130);
    }
    return value as Exclude<T, symbol>;
  };
  prompts.intro('Make this site yours');
  const text = async (
    message: string,
    initial: string | undefined,
    check: (value: string) => string | undefined,
    isOptional = false,
  ): Promise<string | undefined> => {
    const answer = orStop(
      await prompts.text({
        message,
        ...(initial ? {initialValue: initial} : {}),
        validate: (value = '') =>
          isOptional && value.trim() === '' ? undefined : check(value.trim()),
      }),
    );
    return answer.trim() === '' ? undefined : answer.trim();
  };
  /** Returns a current value, but not the example's. */
  const own = (value: string, ofExample: boolean) => (ofExample ? undefined : value);
  const name =
    given.name ??
    (await text('Your name', own(current.name, current.name === example.name), problemWith.name));
  const siteName =
    given.siteName ??
    (await text(
      'Name of the site',
      own(current.siteName, current.siteName === example.siteName) ?? name,
      problemWith.siteName,
    ));
  const github =
    given.github ??
    (await text(
      'Your GitHub account',
      githubOf(current) ?? remoteRepository()?.split('/').at(-2),
      problemWith.github,
    ));
  const email =
    given.email ??
    (await text(
      'Your email address (readers see it)',
      own(current.email, current.email.endsWith('@example.com')),
      problemWith.email,
    ));
  const url =
    given.url ??
    (await text(
      'Address of the site',
      own(homeOf(current), current.url === 'https://example.com') ??
        (github && `https://${github.toLowerCase()}.github.io`),
      problemWith.url,
    ));
  const probable = nextIdentity({...given, name, siteName, github, email, url}, current);
  const tagline =
    given.tagline ??
    (await text(
      'One sentence about the site, in Vietnamese',
      probable.tagline.vi,
      problemWith.line,
    ));
  const taglineEn =
    given.taglineEn ?? (await text('The same in English', probable.tagline.en, problemWith.line));
  const role =
    given.role ?? (await text('What you do, in Vietnamese', probable.role.vi, problemWith.line));
  const roleEn =
    given.roleEn ?? (await text('The same in English', probable.role.en, problemWith.line));
  const linkedin =
    given.linkedin ??
    (await text(
      'Your LinkedIn profile (Enter: none)',
      current.socials.find(({id, url: profile}) => id === 'linkedin' && !isOfExample(profile))?.url,
      problemWith.linkedin,
      true,
    ));
  const facebook =
    given.facebook ??
    (await text(
      'Your Facebook profile (Enter: none)',
      current.socials.find(({id, url: profile}) => id === 'facebook' && !isOfExample(profile))?.url,
      problemWith.facebook,
      true,
    ));
  const chosen =
    samples ??
    orStop(
      await prompts.select<Samples>({
        message: 'The sample posts, guides, projects and events',
        options: [
          {value: 'remove', label: 'Remove them', hint: 'an empty site with a first draft'},
          {
            value: 'keep',
            label: 'Keep them',
            hint: 'to see how things are done; delete them later',
          },
        ],
      }),
    );
  return {
    answers: {
      ...given,
      name,
      siteName,
      github,
      email,
      url,
      tagline,
      taglineEn,
      role,
      roleEn,
      linkedin,
      facebook,
    },
    samples: chosen,
  };
}

/** Formats changes as lines. Files in the same content folder share a line. */
function listed(changes: readonly Change[]): string[] {
  const folders = new Map<string, Change[]>();
  for (const change of changes) {
    const [, folder = change.file] =
      /^((?:i18n\/en\/docusaurus-plugin-content-(?:blog|docs\/current)|blog|docs)\/[^/]+)\//.exec(
        change.file,
      ) ?? [];
    folders.set(folder, [...(folders.get(folder) ?? []), change]);
  }
  return [...folders].map(([folder, all]) => {
    const [first] = all;
    return all.length > 1
      ? `  ${folder}/  (${all.length} files)`
      : `  ${first?.file ?? folder}  (${first?.what ?? ''})`;
  });
}

function report({changes, ownPictures, samples}: SetupPlan, isDry: boolean): string {
  const isThere = ({file}: Change) => fs.existsSync(path.join(SITE, file));
  const groups: readonly [string, readonly Change[]][] = [
    [
      'Changed',
      changes.filter(
        (one) => one.content !== undefined && !Buffer.isBuffer(one.content) && isThere(one),
      ),
    ],
    ['Drawn', changes.filter((one) => Buffer.isBuffer(one.content))],
    ['New', changes.filter((one) => typeof one.content === 'string' && !isThere(one))],
    ['Removed', changes.filter((one) => one.content === undefined)],
  ];
  const lines = groups.flatMap(([title, all]) =>
    all.length === 0
      ? []
      : [
          '',
          isDry ? `${title} (would be):` : `${title}:`,
          ...(title === 'Removed'
            ? listed(all)
            : all.map(({file, what}) => `  ${file}  (${what})`)),
        ],
  );
  if (ownPictures.length > 0) {
    lines.push(
      '',
      'Not changed, because these are your own pictures:',
      ...ownPictures.map((file) => `  ${file}`),
    );
  }
  if (samples.length > 0) {
    lines.push(
      '',
      'The samples stay, and their pages mark them as samples. Projects, events and CV are fictional.',
      'Remove `sample` or `isSample` from what you make your own; `npm run setup -- --yes --samples remove` deletes them all.',
    );
  }
  return lines.join('\n').trim();
}

function nextSteps(next: Identity): string {
  return [
    'Next:',
    '  npm start                            see the site as you write',
    '  npm run new -- post "…" --en "…"     start a post in both languages',
    '  git add -A && git commit -m "Make the site mine"',
    '',
    `Edit links and the GitHub link use the repository ${next.sourceUrl}.`,
    'If it has another name: npm run setup -- --yes --repo name-of-the-repository',
  ].join('\n');
}

/** Environment variables override the settings of the site. */
function warnings(): string[] {
  return ['SITE_URL', 'BASE_URL']
    .filter((name) => process.env[name])
    .map(
      (name) =>
        `${name} is set in your environment and overrides the address in src/config/site.ts.`,
    );
}

async function main() {
  const values = readOptions();
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const current = readIdentity(SITE);
  const given = toAnswers(values);
  const givenSamples = (['keep', 'remove'] as const).find((one) => one === values.samples);
  if (values.samples !== undefined && !givenSamples) {
    fail(`--samples must be keep or remove, not "${values.samples}". ${NOTHING}`);
  }
  const isAsking = !values.yes;
  if (isAsking && !(process.stdin.isTTY && process.stdout.isTTY)) {
    fail(
      `This is not an interactive terminal. Give all answers as options, with --yes. ${NOTHING}\n\n${USAGE}`,
    );
  }
  if (isAsking && !values['dry-run']) refuseUncommitted();
  const {answers, samples} = isAsking
    ? await ask(given, givenSamples, current)
    : {answers: given, samples: givenSamples ?? 'keep'};

  const faults = faultsIn(answers, current);
  if (faults.length > 0) {
    const lines = faults.map(({option, message}) => `  ${option}: ${message}`);
    fail(`${NOTHING} Please correct:\n${lines.join('\n')}\n\nAll options: npm run setup -- --help`);
  }
  const next = nextIdentity(answers, current, remoteRepository());
  const plan = await planSetup(
    SITE,
    {current, next, samples, today: new Date().toLocaleDateString('sv-SE')},
    {fonts: await loadFonts(SITE), format: formatted},
  );
  if (plan.changes.length === 0) {
    console.log(`The site already belongs to ${next.name}; there is nothing to change.`);
    return;
  }
  const isDry = values['dry-run'];
  if (!isDry && !isAsking) refuseUncommitted();
  console.log(`\n${report(plan, isDry)}`);
  if (isDry) {
    console.log(`\n${plan.changes.length} files would change. ${NOTHING}`);
    return;
  }
  if (isAsking) {
    const {confirm, isCancel} = await import('@clack/prompts');
    const isSure = await confirm({message: `Write these ${plan.changes.length} files?`});
    if (isCancel(isSure) || !isSure) fail(NOTHING);
  }
  writeChanges(SITE, plan.changes);
  const count = `${plan.changes.length} files were changed, drawn, added or removed.`;
  console.log([`\n${count}`, ...warnings(), '', nextSteps(next)].join('\n'));
}

main().catch((error: unknown) => {
  fail(`${error instanceof Error ? error.message : String(error)}`);
});
