import type {MarkdownConfig} from '@docusaurus/types';

import {textIn, type Locale, type Localized} from '../../lib/locales';
import {heldBackStep} from './held-back';
import {languageStep} from './languages/front-matter';

/** Words that Markdown itself puts on a page, in the language of the page. */
const labels = {
  /** Hidden heading above the footnotes. */
  footnotes: {vi: 'Chú thích', en: 'Footnotes'},
  /** Name of the link from a footnote back to the text. */
  footnoteBack: {vi: 'Quay lại chỗ có chú thích', en: 'Back to reference'},
} satisfies Record<string, Localized>;

type Options = {
  siteDir: string;
  /** Are drafts and scheduled posts shown, with a mark? */
  showsDrafts: boolean;
  /** Time of the build, in milliseconds. */
  now: number;
};

/** Returns how texts are read: `markdown` of docusaurus.config.ts. */
export function markdownOptions(
  locale: Locale,
  {siteDir, showsDrafts, now}: Options,
): Partial<MarkdownConfig> {
  const read = languageStep(locale, siteDir);
  return {
    parseFrontMatter: showsDrafts ? heldBackStep(locale, siteDir, now, read) : read,
    // Texts of other sites have these: <!-- comments -->, {#ids} of headings, :::note Titles
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
    remarkRehypeOptions: {
      footnoteLabel: textIn(labels.footnotes, locale),
      footnoteBackLabel: (index: number) => `${textIn(labels.footnoteBack, locale)} ${index + 1}`,
    },
  };
}
