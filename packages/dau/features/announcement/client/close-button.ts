import {ANNOUNCEMENT_STORAGE_KEY, store} from '../../../utils/browser-storage';

/** Closes the announcement, even before the application starts. */
document.addEventListener('click', ({target}) => {
  const button = (target as Element).closest('[data-announcement-close]');
  const bar = button?.closest<HTMLElement>('[data-announcement-id]');
  if (!bar) return;
  document.documentElement.dataset.announcement = 'closed';
  store(ANNOUNCEMENT_STORAGE_KEY, bar.dataset.announcementId ?? '');
  // Move the focus, because the focused button is now hidden
  document.querySelector<HTMLElement>('.navbar__brand')?.focus();
});
