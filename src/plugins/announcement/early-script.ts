import type {Announcement} from '../../lib/settings-schema';
import {jsonInHtml} from '../../lib/escape';
import {ANNOUNCEMENT_STORAGE_KEY} from '../../lib/storage';

/**
 * Returns a script that hides the bar if the reader has closed this announcement, or if today is not
 * between its first and last day. The script runs before the first paint, so the page does not move.
 */
export function announcementScript({id, firstDay, lastDay}: Announcement): string {
  // The Swedish locale (`sv`) formats a day as 2026-03-02
  return `(function (o) {
  var closed = null;
  try { closed = localStorage.getItem('${ANNOUNCEMENT_STORAGE_KEY}'); } catch (e) {}
  var today = new Date().toLocaleDateString('sv');
  // A comparison with an undefined day is false
  if (closed === o.id || today < o.firstDay || today > o.lastDay)
    document.documentElement.setAttribute('data-announcement', 'closed');
})(${jsonInHtml({id, firstDay, lastDay})});`;
}
