import {usePluginData} from '@docusaurus/useGlobalData';

import type {SiteConfig} from '../settings';

/** The settings that components use. The `site-data` plugin provides them. */
export type SiteData = Pick<SiteConfig, 'socials' | 'newsletter'> & {
  readonly author: Pick<SiteConfig['author'], 'name' | 'email'> & {
    readonly portrait: string;
  };
  /** The paths of sections without a page or content. */
  readonly emptySections: readonly string[];
  readonly hosts: readonly string[];
  readonly offline: boolean;
};

export const useSite = () => usePluginData('site-data') as SiteData;

/** Returns whether a section such as `/cv` exists and is not empty. */
export const useHasSection = (path: string): boolean => !useSite().emptySections.includes(path);
