import type {Localized} from '../../../lib/locales';

/** Texts of a feed in one language. */
export type FeedTexts = {
  readonly description: string;
  /** Shown to people who open the feed in a browser. */
  readonly notice: string;
};

export const feedTexts: Localized<FeedTexts> = {
  vi: {
    description: 'Bài viết mới, đủ cả nội dung.',
    notice:
      'Đây là RSS của blog. Sao chép địa chỉ trang này vào trình đọc RSS của bạn để nhận bài mới.',
  },
  en: {
    description: 'New posts with their full text.',
    notice:
      'This is the feed of the blog. Copy the address of this page into your feed reader to get new posts.',
  },
};
