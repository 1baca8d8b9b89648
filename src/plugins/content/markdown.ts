import type {Config} from '@docusaurus/types';

import {buildTime} from '../../lib/build-time';
import {showsDrafts} from '../../lib/drafts';
import {textIn, type Locale, type Localized} from '../../lib/locales';
import {unpublishedStep} from './draft-and-schedule-marks';
import {languageStep} from './languages/languages-in-front-matter';

/** Words that Markdown itself puts on a page, in the language of the page. */
const labels = {
  /** Hidden heading above the footnotes. */
  footnotes: {vi: 'Chú thích', en: 'Footnotes'},
  /** Name of the link from a footnote back to the text. */
  footnoteBack: {vi: 'Quay lại chỗ có chú thích', en: 'Back to reference'},
} satisfies Record<string, Localized>;

/** Returns how texts are read: `markdown` of docusaurus.config.ts. */
export function markdownOptions(locale: Locale, siteDir: string): Config['markdown'] {
  const read = languageStep(locale, siteDir);
  return {
    parseFrontMatter: showsDrafts() ? unpublishedStep(locale, siteDir, buildTime(), read) : read,
    // Texts of other sites have these: <!-- comments -->, {#ids} of headings, :::note Titles
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
    remarkRehypeOptions: {
      footnoteLabel: textIn(labels.footnotes, locale),
      footnoteBackLabel: (index: number) => `${textIn(labels.footnoteBack, locale)} ${index + 1}`,
    },
  };
}
