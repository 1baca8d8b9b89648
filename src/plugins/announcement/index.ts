import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import type {Announcement, AnnouncementPart} from '../../lib/settings';
import {pageAddresses} from '../../lib/page-addresses';
import {textIn, toLocale} from '../../lib/locales';
import {throwIfAny} from '../../lib/problems';
import {ANNOUNCEMENT_STORAGE_KEY} from '../../lib/storage-keys';
import {announcementScript} from './early-script';
import {isDeadLink} from './dead-links';
import {announcementProblems, ANNOUNCEMENT_FILE} from './validate';

/** The plugin's global data: the announcement in the language of the page. */
export type AnnouncementData = {
  readonly id: string;
  readonly parts: readonly AnnouncementPart[];
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
  {i18n, baseUrl}: LoadContext,
  {announcement}: {announcement?: Announcement},
): Plugin {
  const name = 'dau-announcement';
  if (!announcement) return {name};
  const {id, content, firstDay, lastDay, isCloseable = true} = announcement;
  const locale = toLocale(i18n.currentLocale);
  let colorsPath = '';
  return {
    name,

    async contentLoaded({actions}) {
      throwIfAny('The announcement has faults.', announcementProblems(announcement));
      colorsPath = await actions.createData('colors.css', styleSheet(announcement));
    },

    // The list of all pages is only available here
    async allContentLoaded({allContent, actions}) {
      const addresses = pageAddresses(allContent, baseUrl);
      const parts = textIn(content, locale).map((part, index) => {
        if (typeof part === 'string' || !isDeadLink(part.href, addresses, baseUrl)) return part;
        logger.warn(
          `${ANNOUNCEMENT_FILE} › content.${locale}[${index}].href leads to ${part.href}, and the site has no such page. The announcement shows these words without a link. Name a page that is there, or remove the link.`,
        );
        return part.text;
      });
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
