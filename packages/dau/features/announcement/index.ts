import type {LoadContext, Plugin} from '@docusaurus/types';

import type {Announcement} from '../../settings';
import {textIn, toLocale} from '../../settings/locales';
import {announcementScript} from './early-script';

/** The announcement in the page's language. */
export type AnnouncementData = Omit<Announcement, 'content' | 'firstDay' | 'lastDay'> & {
  parts: Announcement['content'][string];
};

/** @param options.announcement `undefined` for no bar */
export default function announcementPlugin(
  {i18n}: LoadContext,
  {announcement}: {announcement?: Announcement},
): Plugin {
  const name = 'dau-announcement';
  if (!announcement) return {name};
  const {id, content, isCloseable = true, isHomeOnly, backgroundColor, textColor} = announcement;
  return {
    name,

    contentLoaded({actions}) {
      const parts = textIn(content, toLocale(i18n.currentLocale));
      const data = {id, parts, isCloseable, isHomeOnly, backgroundColor, textColor};
      actions.setGlobalData(data satisfies AnnouncementData);
    },

    injectHtmlTags() {
      const innerHTML = announcementScript(announcement);
      return {preBodyTags: [{tagName: 'script', innerHTML}]};
    },
  };
}
