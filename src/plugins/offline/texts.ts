import type {Localized} from '../../lib/text-in';

/**
 * The mark at a page that comes from the store; a date follows `kept`. The worker writes it, so it is
 * no message of React.
 */
export const markTexts: Localized<Record<'label' | 'kept' | 'reload', string>> = {
  vi: {label: 'Bản đã lưu', kept: 'Bạn đang đọc bản lưu lúc', reload: 'Tải bản mới'},
  en: {
    label: 'Saved copy',
    kept: 'You are reading a copy saved on',
    reload: 'Load the new version',
  },
};
