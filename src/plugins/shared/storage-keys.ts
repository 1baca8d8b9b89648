/** Where a closed announcement's id is remembered. */
export const ANNOUNCEMENT_STORAGE_KEY = 'dau.announcement.closed';
