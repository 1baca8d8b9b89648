import type {Localized} from '../../lib/text-in';

/**
 * The mark at a page that comes from the store; a date follows `saved`. The worker writes it, so it is
 * no message of React.
 */
export const markStrings: Localized<Record<'label' | 'saved' | 'reload', string>> = {
  vi: {label: 'Bản đã lưu', saved: 'Bạn đang đọc bản lưu lúc', reload: 'Tải bản mới'},
  en: {
    label: 'Saved copy',
    saved: 'You are reading a copy saved on',
    reload: 'Load the new version',
  },
};
