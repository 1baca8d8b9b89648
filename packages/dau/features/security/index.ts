import path from 'node:path';

import {logger} from '@docusaurus/logger';
import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';

import {HOSTS_FILE, isAllowedHost} from '../../settings';
import {perProcess} from '../../utils/cache';
import {listProblems, throwIfAny, type Problem} from '../../utils/problems';
import {policyHosts, validateOptions, type PolicyHosts, type SecurityOptions} from './policy';
import {writePolicies} from './write-policies';

export {validateOptions};

type Site = {
  /** The site's origin. */
  readonly url: string;
  readonly plugins: readonly Pick<LoadedPlugin, 'name' | 'content' | 'injectHtmlTags'>[];
  readonly hosts: PolicyHosts;
};

/** Returns the plugin or configuration that adds a URL to every page, or the page if none does. */
function sourceOf(url: string, page: string, {plugins}: Site): string {
  const plugin = plugins.find(({content, injectHtmlTags}) =>
    JSON.stringify(injectHtmlTags?.({content}) ?? '').includes(JSON.stringify(url).slice(1, -1)),
  );
  if (!plugin) return page;
  // Docusaurus itself adds the tags of the configuration with this plugin
  return plugin.name === 'docusaurus-bootstrap-plugin'
    ? 'docusaurus.config.ts'
    : `the plugin ${plugin.name}`;
}

/**
 * Reports the scripts and links that pages load from other hosts when they open: a warning if readers'
 * browsers block them, otherwise a notice.
 *
 * @param loaded full URLs, as {@link writePolicies} returns them
 */
export function otherHostProblems(loaded: ReturnType<typeof writePolicies>, site: Site): Problem[] {
  // The policy allows style sheets from no other host
  const allowed = {
    script: site.hosts.scripts,
    stylesheet: [],
    link: Object.values(site.hosts).flat(),
  };
  return [...loaded].flatMap(([found, {page, loader}]): Problem[] => {
    const url = new URL(found, site.url);
    if (url.origin === new URL(site.url).origin) return [];
    const place = {file: sourceOf(found, page, site), found};
    const notice = {problem: 'loaded from another host', fix: '/privacy lists it'};
    if (isAllowedHost(url, allowed[loader])) return [{...place, ...notice, severity: 'notice'}];
    const problem = "readers' browsers block this host";
    const fix = `Remove the tag, or copy the file into static. To allow a script, change ${HOSTS_FILE}: add '${url.origin}' to scripts, and add the hosts that receive the script's data to requests. /privacy then lists them`;
    return [{...place, problem, fix, severity: 'warning'}];
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

    postBuild({outDir, plugins}) {
      const policy = policyHosts(options);
      const {url, staticDirectories} = siteConfig;
      const staticDirs = staticDirectories.map((dir) => path.resolve(siteDir, dir));
      const loaded = writePolicies(outDir, staticDirs, policy);
      // All languages load the same files
      perProcess('other-hosts', () => {
        const problems = otherHostProblems(loaded, {url, plugins, hosts: policy});
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
