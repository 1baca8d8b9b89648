import type {Localized} from './locales';

/** Plain text, or a link: a path of this site (`/search`) or a whole address (`https://…`). */
export type AnnouncementPart = string | {readonly text: string; readonly href: string};

/** The bar above the navigation. The build checks every field and says what is wrong. */
export type Announcement = {
  /** Change it to show a new announcement to readers who closed the last one. */
  readonly id: string;
  /** The text in each language, in pieces; never HTML. */
  readonly content: Localized<readonly AnnouncementPart[]>;
  /** Both colours or neither, as `#a8301c`; their contrast must be 4.5:1 or more. */
  readonly backgroundColor?: string;
  readonly textColor?: string;
  /** Readers may close it; `true` if left out. */
  readonly isCloseable?: boolean;
  /** First and last day on which it shows, by the reader's calendar, as `2026-03-02`. */
  readonly firstDay?: string;
  readonly lastDay?: string;
};

/** `undefined` means no bar. */
export const announcement: Announcement | undefined = {
  id: 'github-guides',
  content: {
    vi: [
      'Mới: hai hướng dẫn ngắn để làm đẹp trang GitHub của bạn. ',
      {text: 'Đọc ngay', href: '/docs/category/git-github'},
    ],
    en: [
      'New: two short guides to a better GitHub profile. ',
      {text: 'Read them', href: '/docs/category/git-github'},
    ],
  },
};
