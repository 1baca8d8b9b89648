/**
 * `npm run check`: proves that the site can be deployed, whatever content it has. It builds with
 * the settings of this environment and of `.env`, and checks that build, so `build` can be deployed
 * as it is. A step runs even if another step failed, unless it needs the failed step.
 */
import '../src/lib/node-version';
import {buildSite} from './lib/build-site';
import {command, countOf, readOptions, runChecks, selectNames, type Check} from './lib/checks';
import {languageProblems} from './lib/gate/languages';
import {checkLinks} from './lib/gate/links';
import {checkInBrowser, SAMPLE_SIZE} from './lib/gate/pages';
import {reportProblems} from './lib/gate/problems';
import {assertBuilt, readAddress} from './lib/gate/site';

const siteDir = process.cwd();

const HELP = `Usage: npm run check -- [options]

Proves that the site may be deployed: your texts and settings are valid, the types
are right, every language builds, links are valid, and the pages open in a
browser without an error, a request to another host or an accessibility fault.

  --only <steps>  only these steps, separated by commas:
                  content, spelling, types, build, languages, links, browser
                  (the last three use the existing build)
  --all           open every page; by default ${SAMPLE_SIZE} of a larger site: those that
                  changed last and some of each kind
  --strict        warnings fail the check, too`;

const options = readOptions(
  {
    only: {type: 'string'},
    all: {type: 'boolean', default: false},
    strict: {type: 'boolean', default: false},
  },
  HELP,
);
// All steps read this variable, also those that run as a separate process
if (options.strict) process.env.CHECK_STRICT = 'true';
const isStrict = /^(1|true|yes|on)$/i.test(process.env.CHECK_STRICT ?? '');

const content: Check = {
  name: 'content',
  description: 'Checking settings, data and texts',
  remedy: 'each line above names the file, the field and what is expected there.',
  async run(report) {
    await readAddress(siteDir);
    const {contentProblems} = await import('../src/plugins/content/check/check');
    return reportProblems(report, await contentProblems(siteDir), isStrict);
  },
};

const types: Check = {
  name: 'types',
  description: 'Checking types (TypeScript)',
  remedy: 'each line above names the file and the line; npm run typecheck runs this step alone.',
  run: command('tsc'),
};

const spelling: Check = {
  name: 'spelling',
  description: 'Checking the spelling of your texts',
  remedy: 'correct the words named above, or list them in src/config/words.txt.',
  async run(report) {
    const {spellingProblems} = await import('./lib/gate/spelling');
    const {termProblems} = await import('./lib/gate/documents');
    const files = [
      'README*.md',
      '{blog,docs,i18n}/**/*.{md,mdx,json,yml}',
      'src/pages/**/*.{md,mdx,tsx}',
      'src/{config,data}/*.{ts,json}',
    ];
    const problems = [
      ...(await spellingProblems(siteDir, files, 'src/config/words.txt')),
      ...(await termProblems(siteDir, ['README.md', 'README.vi.md'])),
    ];
    return reportProblems(report, problems, isStrict);
  },
};

const build: Check = {
  name: 'build',
  needs: 'content',
  description: 'Building every language for production (about half a minute)',
  remedy: '[ERROR] above says what stopped the build; npm run build also says where in the code.',
  async run({output, line}) {
    let all = '';
    const isGood = await buildSite([], {
      isStrict,
      isQuiet: true,
      onOutput(text) {
        all += text;
        // Stack traces do not help an author who writes texts
        output(text.replaceAll(/^ +(at .*|\.\.\. \d+ lines? matching .*)\n/gm, ''));
      },
      onWarning: (warning) => line(`  ${isStrict ? 'error' : 'warning'}: ${warning}`),
    });
    // The last lines of the build: which texts it holds back, and until when
    const [closing = ''] = all.split(/^\[[A-Z]+\].*$/m).slice(-1);
    if (isGood && closing.trim()) line(closing.trim().replaceAll(/^/gm, '  '));
    return countOf(isGood);
  },
};

const languages: Check = {
  name: 'languages',
  needs: 'build',
  description: 'Checking for texts in the wrong language',
  remedy: 'translate the texts named above.',
  async run(report) {
    assertBuilt(siteDir, await readAddress(siteDir));
    return reportProblems(report, await languageProblems(siteDir), isStrict);
  },
};

const links: Check = {
  name: 'links',
  needs: 'build',
  description: 'Checking every link, picture and anchor of the site',
  remedy: 'correct the links named above, in the file in parentheses.',
  run: (report) => checkLinks(siteDir, report),
};

const browser: Check = {
  name: 'browser',
  needs: 'build',
  description: 'Opening the pages in a browser (about a minute)',
  remedy: 'each arrow above says what to do; npm run preview serves the site to look at it.',
  run: (report) => checkInBrowser(siteDir, options.all, report),
};

// The checks of the sources run in parallel with the build, on another core
const lanes = [
  [content, build, languages, links, browser],
  [types, spelling],
];
const names = ['content', 'spelling', 'types', 'build', 'languages', 'links', 'browser'];
void runChecks([lanes], selectNames(names, options.only));
