import type {Announcement} from '../../settings/config-schemas';
import {jsonInHtml} from '../../utils/escape';
import {ANNOUNCEMENT_STORAGE_KEY} from '../../utils/storage';

/**
 * Returns a script that hides the bar if the reader has closed this announcement, or if today is before
 * its first day or after its last. The script runs before the first paint, so the page does not shift.
 */
export function announcementScript({id, firstDay, lastDay}: Announcement): string {
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
