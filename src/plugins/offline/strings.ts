import type {Localized} from '../../lib/text-in';

/**
 * The note on cached pages (a date follows `saved`). Docusaurus cannot translate the worker's strings.
 */
export const noteStrings: Localized<Record<'label' | 'saved' | 'reload', string>> = {
  vi: {label: 'Bản đã lưu', saved: 'Bạn đang đọc bản lưu lúc', reload: 'Tải bản mới'},
  en: {
    label: 'Saved copy',
    saved: 'You are reading a copy saved on',
    reload: 'Load the new version',
  },
};
