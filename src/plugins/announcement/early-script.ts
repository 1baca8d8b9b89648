export type AnnouncementScriptOptions = {
  readonly storageKey: string;
  readonly id: string;
  readonly firstDay?: string;
  readonly lastDay?: string;
};

/**
 * Decides before the first paint whether the bar shows: not if this very
 * announcement was closed, nor outside its days by the reader's calendar. The
 * style sheet then hides it, so that it neither flashes nor shifts the page.
 */
export function announcementScript(options: AnnouncementScriptOptions): string {
  return `(function (o) {
  var closed = null;
  try { closed = localStorage.getItem(o.storageKey); } catch (e) {}
  var now = new Date();
  var two = function (n) { return (n < 10 ? '0' : '') + n; };
  var today = now.getFullYear() + '-' + two(now.getMonth() + 1) + '-' + two(now.getDate());
  var isOn = (!o.firstDay || o.firstDay <= today) && (!o.lastDay || today <= o.lastDay);
  document.documentElement.setAttribute(
    'data-announcement', closed === o.id ? 'closed' : isOn ? 'open' : 'off');
})(${JSON.stringify(options)});`;
}
