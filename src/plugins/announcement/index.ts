import type {LoadContext, Plugin} from '@docusaurus/types';

import {announcementProblems, type Announcement} from '../../lib/announcement-schema';
import {textIn, toLocale} from '../../lib/locales';
import {throwIfAny} from '../../lib/problems';
import {ANNOUNCEMENT_STORAGE_KEY} from '../../lib/storage-keys';
import {announcementScript} from './early-script';

/** The global data of this plugin: the announcement in the language of the page. */
export type AnnouncementData = Pick<
  Announcement,
  'id' | 'isCloseable' | 'backgroundColor' | 'textColor'
> & {parts: Announcement['content'][string]};

/**
 * Validates the announcement, passes it to the bar, and adds the early script to each page.
 *
 * @param options.announcement if it is `undefined`, there is no bar
 */
export default function announcementPlugin(
  {i18n}: LoadContext,
  {announcement}: {announcement?: Announcement},
): Plugin {
  const name = 'dau-announcement';
  if (!announcement) return {name};
  const {id, content, firstDay, lastDay, isCloseable = true, ...colors} = announcement;
  return {
    name,

    contentLoaded({actions}) {
      throwIfAny('There are errors in the announcement.', announcementProblems(announcement));
      const parts = textIn(content, toLocale(i18n.currentLocale));
      actions.setGlobalData({id, parts, isCloseable, ...colors} satisfies AnnouncementData);
    },

    injectHtmlTags() {
      const storageKey = ANNOUNCEMENT_STORAGE_KEY;
      const innerHTML = announcementScript({storageKey, id, firstDay, lastDay});
      return {preBodyTags: [{tagName: 'script', innerHTML}]};
    },
  };
}
