import type {LoadContext, Plugin} from '@docusaurus/types';

import {announcementProblems, type Announcement} from '../../lib/announcement-schema';
import {textIn, toLocale} from '../../lib/locales';
import {throwIfAny} from '../../lib/problems';
import {ANNOUNCEMENT_STORAGE_KEY} from '../../lib/storage-keys';
import {announcementScript} from './early-script';

/** The plugin's global data: the announcement in the language of the page. */
export type AnnouncementData = {
  readonly id: string;
  readonly parts: Announcement['content'][string];
  readonly isCloseable: boolean;
};

/** Returns the CSS with the configured colors. Without them the bar has the site's colors. */
function styleSheet({backgroundColor, textColor}: Announcement): string {
  if (!backgroundColor || !textColor) return '';
  return `[data-announcement-id] {
  --dau-announcement-paper: ${backgroundColor};
  --dau-announcement-ink: ${textColor};
}\n`;
}

/**
 * The announcement bar. The plugin validates the configuration, passes the text to
 * the bar, and adds the script that decides before the first paint whether to show it.
 *
 * @param options.announcement what to show; `undefined` for no bar
 */
export default function announcementPlugin(
  {i18n}: LoadContext,
  {announcement}: {announcement?: Announcement},
): Plugin {
  const name = 'dau-announcement';
  if (!announcement) return {name};
  const {id, content, firstDay, lastDay, isCloseable = true} = announcement;
  let colorsPath = '';
  return {
    name,

    async contentLoaded({actions}) {
      throwIfAny('The announcement has faults.', announcementProblems(announcement));
      colorsPath = await actions.createData('colors.css', styleSheet(announcement));
      const parts = textIn(content, toLocale(i18n.currentLocale));
      actions.setGlobalData({id, parts, isCloseable} satisfies AnnouncementData);
    },

    getClientModules: () => [colorsPath],

    injectHtmlTags() {
      const storageKey = ANNOUNCEMENT_STORAGE_KEY;
      const innerHTML = announcementScript({storageKey, id, firstDay, lastDay});
      return {preBodyTags: [{tagName: 'script', innerHTML}]};
    },
  };
}
