import type {Announcement} from '../../lib/announcement-schema';
import {jsonInHtml} from '../../lib/json-in-html';

type Options = Pick<Announcement, 'id' | 'firstDay' | 'lastDay'> & {
  /** Key of the closed announcement's id in `localStorage`. */
  readonly storageKey: string;
};

/**
 * Returns a script that runs before the first paint and sets `data-announcement`. CSS hides the bar
 * if the reader has closed this announcement, or if it is not due today in the reader's time zone.
 * So the bar never flashes or shifts the page.
 */
export function announcementScript(options: Options): string {
  // The Swedish locale (`sv`) writes a day as 2026-03-02
  return `(function (o) {
  var closed = null;
  try { closed = localStorage.getItem(o.storageKey); } catch (e) {}
  var today = new Date().toLocaleDateString('sv');
  // A comparison with a day that is not set is false
  if (closed === o.id || today < o.firstDay || today > o.lastDay)
    document.documentElement.setAttribute('data-announcement', 'closed');
})(${jsonInHtml(options)});`;
}
