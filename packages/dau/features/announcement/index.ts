import path from 'node:path';

import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';

import type {Announcement, Settings} from '../../settings';
import {textIn, toLocale} from '../../settings/locales';
import {jsonInHtml} from '../../utils/escape';
import {ANNOUNCEMENT_STORAGE_KEY} from '../../utils/browser-storage';

/** The announcement in one language, as global data. */
export type AnnouncementData = Omit<Announcement, 'content' | 'firstDay' | 'lastDay'> & {
  /** The parts of the content. An announcement in `themeConfig` has a single part, which is HTML. */
  parts: readonly (Announcement['content'][string][number] | {html: string})[];
};

/** The script that closes the bar before the application starts. */
export const closeScript = {script: path.join(__dirname, 'client/close-button.ts')};

/**
 * Returns a script that hides the bar if the reader has closed this announcement, or if today is before
 * its first day or after its last. The script runs before the first paint, so the page does not shift.
 */
export function announcementScript({
  id,
  firstDay,
  lastDay,
}: Pick<Announcement, 'id' | 'firstDay' | 'lastDay'>): string {
  // The Swedish locale (`sv`) formats dates as 2026-03-02
  return `(function (o) {
  var closed = null;
  try { closed = localStorage.getItem('${ANNOUNCEMENT_STORAGE_KEY}'); } catch (e) {}
  var today = new Date().toLocaleDateString('sv');
  // Comparing with an undefined day is always false
  if (closed === o.id || today < o.firstDay || today > o.lastDay)
    document.documentElement.setAttribute('data-announcement', 'closed');
})(${jsonInHtml({id, firstDay, lastDay})});`;
}

/**
 * Adds the announcement in the page's language, and the script that hides it. Without an announcement, the bar
 * shows Docusaurus' `announcementBar`, if it is set.
 */
export default function announcementPlugin(
  {i18n, siteConfig}: LoadContext,
  {announcement}: Pick<Settings, 'announcement'>,
): Plugin {
  // Docusaurus sets the defaults of `themeConfig` after it has called this function
  const inThemeConfig = () => (siteConfig.themeConfig as ThemeConfig).announcementBar;
  function dataOf(): AnnouncementData | undefined {
    if (announcement) {
      const {id, content, isCloseable, isHomeOnly, backgroundColor, textColor} = announcement;
      const parts = textIn(content, toLocale(i18n.currentLocale));
      return {id, parts, isCloseable, isHomeOnly, backgroundColor, textColor};
    }
    const bar = inThemeConfig();
    if (!bar) return undefined;
    const {content: html, ...rest} = bar;
    return {...rest, parts: [{html}]};
  }
  return {
    name: 'dau-announcement',

    contentLoaded({actions}) {
      const data = dataOf();
      if (data) actions.setGlobalData(data);
    },

    injectHtmlTags() {
      const shown = announcement ?? inThemeConfig();
      if (!shown) return {};
      return {preBodyTags: [{tagName: 'script', innerHTML: announcementScript(shown)}]};
    },
  };
}
