import path from 'node:path';

import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {perProcess} from '../../utils/cache';
import {listProblems, throwIfAny} from '../../utils/problems';
import {otherHostProblems} from './other-hosts';
import {policyHosts, validateOptions, type SecurityOptions} from './policy';
import {writePolicies} from './write-policies';

export {validateOptions};

/** Adds a Content Security Policy and a referrer policy to every built page. */
export default function security(
  {siteDir, siteConfig}: LoadContext,
  options: SecurityOptions,
): Plugin {
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

    async postBuild({outDir, plugins}) {
      const hosts = policyHosts(options);
      const loaded = await writePolicies({
        outDir,
        staticDirs: siteConfig.staticDirectories.map((dir) => path.resolve(siteDir, dir)),
        hosts,
      });
      // All languages load the same files
      perProcess('other-hosts', () => {
        const {url} = siteConfig;
        const problems = otherHostProblems(loaded, {
          url,
          plugins,
          hosts: Object.values(hosts).flat(),
        });
        throwIfAny('Pages load files that browsers block.', problems);
        const log = problems.some(({severity}) => severity === 'warning')
          ? logger.warn
          : logger.info;
        if (problems.length > 0)
          log(`Pages load files from other hosts:\n${listProblems(problems)}\n`);
        return problems;
      });
    },
  };
}
