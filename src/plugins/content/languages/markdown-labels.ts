import type {Localized} from '../../../lib/locales';

/** Words that Markdown itself puts on a page, in the language of the page. */
export const markdownLabels = {
  /** Hidden heading above the footnotes. */
  footnotes: {vi: 'Chú thích', en: 'Footnotes'},
  /** Name of the link from a footnote back to the text. */
  footnoteBack: {vi: 'Quay lại chỗ có chú thích', en: 'Back to reference'},
} satisfies Record<string, Localized>;
