import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {inOrder} from '../../lib/post-build';
import {throwIfAny} from '../../lib/problems';
import {hostProblems} from '../../lib/settings-schema';
import {policyHosts, type SecurityOptions} from './policy';
import {writePolicies} from './write-policies';

/** Adds a Content Security Policy and a referrer policy to every built page. */
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

    // docusaurus.config.ts lists this plugin last, so the other plugins have already written their pages
    postBuild: inOrder(async ({outDir}) => {
      await writePolicies({
        outDir,
        staticDirs: siteConfig.staticDirectories.map((dir) => path.resolve(siteDir, dir)),
        hosts: policyHosts(options),
      });
    }),
  };
}
