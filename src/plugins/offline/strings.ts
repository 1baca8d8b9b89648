import type {Localized} from '../../lib/text-in';

/**
 * The note on cached pages, with a date after `saved`. The service worker cannot use Docusaurus'
 * translations.
 */
export const noteStrings: Localized<Record<'label' | 'saved' | 'reload', string>> = {
  vi: {label: 'Bản đã lưu', saved: 'Bạn đang đọc bản lưu lúc', reload: 'Tải bản mới'},
  en: {
    label: 'Saved copy',
    saved: 'You are reading a copy saved on',
    reload: 'Load the new version',
  },
};
