import type {LoadContext, Plugin} from '@docusaurus/types';

import type {Announcement, AnnouncementPart} from '../shared/settings';
import {announcement} from '../../config/announcement';
import {toLocale} from '../shared/locales';
import {throwIfAny} from '../shared/problems';
import {ANNOUNCEMENT_STORAGE_KEY} from '../shared/storage-keys';
import {announcementScript} from './early-script';
import {announcementProblems} from './validate';

/** What the bar shows: the announcement, in the language of the page. */
export type AnnouncementData = {
  readonly id: string;
  readonly parts: readonly AnnouncementPart[];
  readonly isCloseable: boolean;
};

/** The style sheet with the configured colours; none means the site's own. */
function styleSheet({backgroundColor, textColor}: Announcement): string {
  if (!backgroundColor || !textColor) return '';
  return `[data-announcement-id] {
  --dau-announcement-paper: ${backgroundColor};
  --dau-announcement-ink: ${textColor};
}\n`;
}

/**
 * The announcement bar (B01 to B04): checks the configuration, hands the text
 * to the bar, and decides before the first paint whether it shows.
 */
export default function announcementPlugin({i18n}: LoadContext): Plugin {
  let colorsPath: string | undefined;
  return {
    name: 'dau-announcement',

    async contentLoaded({actions}) {
      if (!announcement) {
        actions.setGlobalData(null);
        return;
      }
      throwIfAny('The announcement has faults.', announcementProblems(announcement));
      const data: AnnouncementData = {
        id: announcement.id,
        parts: announcement.content[toLocale(i18n.currentLocale)],
        isCloseable: announcement.isCloseable ?? true,
      };
      actions.setGlobalData(data);
      colorsPath = await actions.createData('colors.css', styleSheet(announcement));
    },

    getClientModules: () => (colorsPath === undefined ? [] : [colorsPath]),

    injectHtmlTags() {
      if (!announcement) return {};
      const {id, firstDay, lastDay} = announcement;
      return {
        preBodyTags: [
          {
            tagName: 'script',
            innerHTML: announcementScript({
              storageKey: ANNOUNCEMENT_STORAGE_KEY,
              id,
              firstDay,
              lastDay,
            }),
          },
        ],
      };
    },
  };
}
