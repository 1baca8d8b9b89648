import {usePluginData} from '@docusaurus/useGlobalData';

import {isAllowedHost, type SiteConfig} from '../settings';
import type {Section} from '../utils/engine-pages';

/** The settings that components use. The `site-data` plugin provides them. */
export type SiteData = Pick<SiteConfig, 'socials' | 'newsletter'> & {
  readonly author: Pick<SiteConfig['author'], 'name' | 'email'> & {
    readonly portrait: string;
  };
  /** The paths of sections without a page or content. */
  readonly emptySections: readonly string[];
  /** The other hosts from which pages may load images, sound, videos and frames. */
  readonly hosts: readonly string[];
  /** The other hosts from which pages may load scripts, or to which scripts may send data. */
  readonly scriptHosts: readonly string[];
  /** Whether pages have scripts that are not part of the site: from these hosts, or added by the author. */
  readonly hasOtherScripts: boolean;
  readonly offline: boolean;
  /** The host that counts page views, if the author has set one. */
  readonly visitsHost?: string | undefined;
};

export const useSite = () => usePluginData('site-data') as SiteData;

/** Returns whether browsers may load a file: it is part of this site, or on an allowed host. */
export function useIsAllowed(url: string): boolean {
  const {hosts} = useSite();
  return !/^(https?:)?\/\//.test(url) || isAllowedHost(new URL(url, 'https://example.com'), hosts);
}

/** Returns whether a section such as `/cv` exists and is not empty. */
export const useHasSection = (path: Section): boolean => !useSite().emptySections.includes(path);
