import type {Localized} from '../../lib/text-in';

type Texts = {
  readonly label: string;
  /** A date follows. */
  readonly kept: string;
  readonly reload: string;
};

/** The mark at a page that comes from the store. The worker writes it, so it is no message of React. */
export const markTexts: Localized<Texts> = {
  vi: {label: 'Bản đã lưu', kept: 'Bạn đang đọc bản lưu lúc', reload: 'Tải bản mới'},
  en: {label: 'Saved copy', kept: 'You are reading a copy saved on', reload: 'Load it again'},
};
