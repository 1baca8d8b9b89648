import type {Announcement} from '../../lib/settings-schema';
import {jsonInHtml} from '../../lib/escape';
import {ANNOUNCEMENT_STORAGE_KEY} from '../../lib/storage';

/**
 * Returns a script that runs before the first paint, so that a hidden bar never moves the page. It hides
 * the bar if the reader has closed this announcement or if the announcement is not due today.
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
