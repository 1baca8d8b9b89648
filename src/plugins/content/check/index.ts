import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {buildTime} from '../../../lib/build-time';
import {exampleTraces} from '../example-identity';
import {listProblems, throwIfAny, warningText} from '../../../lib/problems';
import {brokenLinks, builtTexts, type BuiltText} from './broken-links';
import {contentProblems, contentRoots, reader} from './check';
import {perProcess} from '../../../lib/per-process';
import {statusOf, statusText} from './status';
import {readTexts} from './texts';

const TITLE =
  'The content has faults. Each line names the file, its line, the field and what was expected there.';

/** The warnings that were printed last. */
const printed = perProcess('printed', () => ({text: ''}));

async function check(siteDir: string): Promise<void> {
  const problems = await contentProblems(siteDir);
  const text = warningText(problems);
  // After every change while one writes, most are the same as before
  if (text !== printed.text && text !== '') process.stderr.write(`\n${text}\n`);
  printed.text = text;
  throwIfAny(TITLE, problems);
}

/** The files are the same for every language: a build checks them with the first one. */
function firstCheck(siteDir: string): Promise<void> {
  return process.env.NODE_ENV === 'production'
    ? perProcess(`check ${siteDir}`, () => check(siteDir))
    : check(siteDir);
}

/** Says at the very end of a build, after every language, what it has left out. */
function tellStatus(siteDir: string): void {
  process.once('exit', (code) => {
    if (code !== 0) return;
    const text = statusText(siteDir, statusOf(readTexts(siteDir).written, buildTime()));
    if (text !== '') process.stdout.write(`\n${text}`);
  });
}

/**
 * Checks what the author wrote before the framework reads it, in every
 * language, and reports every fault at once. The framework would stop at the
 * first one, or pass it by.
 */
export default async function contentCheck({siteDir, baseUrl}: LoadContext): Promise<Plugin> {
  await firstCheck(siteDir);
  perProcess('example-identity', () => {
    const traces = exampleTraces(siteDir);
    if (traces.length === 0) return;
    logger.info(
      `The example's name or address is still in ${traces.length} of your files. ` +
        `\`npm run setup\` puts yours there:\n${traces.map((file) => `  ${file}`).join('\n')}`,
    );
  });
  let isFresh = true;
  let texts: readonly BuiltText[] = [];
  return {
    name: 'content-check',
    getPathsToWatch: () => contentRoots.map((root) => `${siteDir}/${root}/**/*`),
    // Runs right after the start, and then whenever a watched file has changed
    async loadContent() {
      if (!isFresh) await check(siteDir);
      isFresh = false;
    },
    async allContentLoaded({allContent}) {
      texts = builtTexts(allContent);
    },
    async postBuild({outDir, routesPaths}) {
      perProcess('status', () => {
        tellStatus(siteDir);
      });
      const broken = brokenLinks({siteDir, outDir, baseUrl, routesPaths}, texts, (file) =>
        reader.linksOf(siteDir, file),
      );
      if (broken.length > 0) {
        process.stderr.write(`\nThese links lead nowhere:\n${listProblems(broken)}\n\n`);
      }
    },
  };
}
