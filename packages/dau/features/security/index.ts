import path from 'node:path';

import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {HOSTS_FILE, isAllowedHost} from '../../settings';
import {perProcess} from '../../utils/cache';
import {listProblems, throwIfAny, type Problem} from '../../utils/problems';
import {policyHosts, validateOptions, type PolicyHosts, type SecurityOptions} from './policy';
import {writePolicies} from './write-policies';

export {validateOptions};

/**
 * Reports the scripts and links on other hosts that readers' browsers block.
 *
 * @param loaded full URLs, as {@link writePolicies} returns them
 * @param siteUrl the site's origin
 */
export function blockedHostProblems(
  loaded: ReturnType<typeof writePolicies>,
  siteUrl: string,
  hosts: PolicyHosts,
): Problem[] {
  // The policy allows style sheets from no other host
  const allowed = {script: hosts.scripts, stylesheet: [], link: Object.values(hosts).flat()};
  return [...loaded].flatMap(([found, {page, loader}]): Problem[] => {
    const url = new URL(found, siteUrl);
    const isOwn = url.origin === new URL(siteUrl).origin;
    if (isOwn || isAllowedHost(url, allowed[loader])) return [];
    const problem = "readers' browsers block this host";
    const fix = `Remove the tag, or copy the file into static. To allow a script, change ${HOSTS_FILE}: add '${url.origin}' to scripts, and add the hosts that receive the script's data to requests. /privacy then lists them`;
    return [{file: page, found, problem, fix, severity: 'warning'}];
  });
}

/** Adds a Content Security Policy and a referrer policy to every built page. */
export default function security(
  {siteDir, siteConfig}: LoadContext,
  options: SecurityOptions,
): Plugin {
  return {
    name: 'dau-security',

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'meta',
          attributes: {name: 'referrer', content: 'strict-origin-when-cross-origin'},
        },
      ],
    }),

    postBuild({outDir}) {
      const policy = policyHosts(options);
      const {url, staticDirectories} = siteConfig;
      const staticDirs = staticDirectories.map((dir) => path.resolve(siteDir, dir));
      const loaded = writePolicies(outDir, staticDirs, policy);
      // All languages load the same files
      perProcess('blocked-hosts', () => {
        const problems = blockedHostProblems(loaded, url, policy);
        throwIfAny('Pages load files that browsers block.', problems);
        if (problems.length > 0)
          logger.warn(`Pages load files that browsers block:\n${listProblems(problems)}\n`);
        return problems;
      });
    },
  };
}
