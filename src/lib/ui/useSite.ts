import {usePluginData} from '@docusaurus/useGlobalData';

import type {SiteConfig} from '../settings';

/** The author's settings that components need: global data of the plugin `site-data`. */
export type SiteData = Pick<SiteConfig, 'socials' | 'newsletter'> & {
  readonly author: Pick<SiteConfig['author'], 'name' | 'email'> & {
    readonly portrait: string;
  };
  /** Home page and sections that are not empty. */
  readonly sections: readonly {readonly to: string; readonly label: string}[];
  /** Paths of sections without a page or with nothing to show. */
  readonly emptySections: readonly string[];
  /** Other hosts that pages may load from. */
  readonly hosts: readonly string[];
  /** Can readers read without a network? */
  readonly offline: boolean;
};

/** Returns the settings of the site. */
export const useSite = () => usePluginData('site-data') as SiteData;

/** Does the section of a path, such as `/cv`, have a page and something to show? */
export const useHasSection = (path: string): boolean => !useSite().emptySections.includes(path);
