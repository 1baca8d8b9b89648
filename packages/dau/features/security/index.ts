import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {policyHosts, type SecurityOptions} from './policy';
import {writePolicies} from './write-policies';

/** Adds a Content Security Policy and a referrer policy to every built page. */
export default function security(
  {siteDir, siteConfig}: LoadContext,
  options: SecurityOptions,
): Plugin {
  return {
    name: 'dau-security',

    injectHtmlTags: () => ({
      headTags: ['<meta name="referrer" content="strict-origin-when-cross-origin">'],
    }),

    postBuild({outDir}) {
      const staticDirs = siteConfig.staticDirectories.map((dir) => path.resolve(siteDir, dir));
      writePolicies(outDir, staticDirs, policyHosts(options));
    },
  };
}
