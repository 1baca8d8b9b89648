import {usePluginData} from '@docusaurus/useGlobalData';

import type {AnnouncementData} from '..';

/** Returns the announcement in the page's language, or `undefined` if there is none. */
export const useAnnouncement = () =>
  usePluginData('dau-announcement') as AnnouncementData | undefined;
