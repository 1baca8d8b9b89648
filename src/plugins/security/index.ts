/**
 * What browsers allow a page: a content security policy in every built page, and how much of its
 * URL other sites see. Hosts that read them take more from `static/_headers` and `vercel.json`.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {inOrder} from '../../lib/post-build';
import {throwIfAny} from '../../lib/problems';
import {hostProblems} from './check-hosts';
import {policyHosts, type SecurityOptions} from './policy';
import {writePolicies} from './write-policies';

export default function security(
  {siteDir, siteConfig}: LoadContext,
  options: SecurityOptions,
): Plugin {
  throwIfAny('There are errors in the list of hosts.', hostProblems(options.allowed));
  return {
    name: 'security',

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'meta',
          attributes: {name: 'referrer', content: 'strict-origin-when-cross-origin'},
        },
      ],
    }),

    // The development server builds no pages, so its scripts, which use `eval`, have no policy.
    // After all others that write pages
    postBuild: inOrder(async ({outDir}) => {
      await writePolicies({
        outDir,
        staticDirs: siteConfig.staticDirectories.map((dir) => path.resolve(siteDir, dir)),
        hosts: policyHosts(options),
      });
    }),
  };
}
