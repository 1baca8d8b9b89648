import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {perProcess} from '../../lib/per-process';
import {errorsOf, groupProblems, throwIfAny} from '../../lib/problems';
import type {AllowedHosts} from '../../lib/settings';
import {contentProblems, type ContentReport} from './check';
import {deadLinkTest} from './dead-links';
import {addressProblems} from './permalinks';

const TITLE =
  'The content has faults. Each line names the file, its line, the field and what was expected there.';

/** What was said last: after a change while one writes, most is the same as before. */
const said = perProcess('said', () => ({text: ''}));

async function check(...site: Parameters<typeof contentProblems>): Promise<void> {
  const problems = await contentProblems(...site);
  const errors = errorsOf(problems);
  const others = problems.filter((problem) => !errors.includes(problem));
  const warnings = groupProblems(others.filter(({severity}) => severity === 'warning'));
  const notices = groupProblems(others.filter(({severity}) => severity === 'notice'));
  if (warnings + notices !== said.text) {
    if (warnings) logger.warn(`The site works all the same, but look at these:\n${warnings}\n`);
    if (notices) logger.info(`Good to know:\n${notices}\n`);
  }
  said.text = warnings + notices;
  throwIfAny(TITLE, errors);
}

/**
 * Checks what the author wrote once the framework has read it: what the framework does not say, in
 * every language and all at once.
 *
 * @param options.allowed other hosts that pages may load from
 * @param options.report what another plugin has to say of the content
 */
export default function contentCheck(
  {siteDir, baseUrl}: LoadContext,
  {allowed, report}: {allowed: AllowedHosts; report?: ContentReport},
): Plugin {
  return {
    name: 'content-check',
    async allContentLoaded({allContent}) {
      // The files are the same for every language: a build checks them with the first one
      await (process.env.NODE_ENV === 'production'
        ? perProcess(`check ${siteDir}`, () => check(siteDir, allowed, undefined, report))
        : check(siteDir, allowed, deadLinkTest(allContent, baseUrl, siteDir), report));
      throwIfAny(TITLE, addressProblems(allContent, baseUrl));
    },
  };
}
