import type {MarkdownConfig} from '@docusaurus/types';

import {buildTime} from '../lib/build-time';
import {showsDrafts} from '../lib/drafts';
import type {Locale} from '../lib/locales';
import {heldBackStep} from '../plugins/content/held-back';
import {languageStep} from '../plugins/content/languages/front-matter';
import {markdownLabels} from '../plugins/content/languages/markdown-labels';

/** How texts are read: for `markdown` of docusaurus.config.ts. */
export function markdownOptions(locale: Locale, siteDir: string): Partial<MarkdownConfig> {
  const read = languageStep(locale, siteDir);
  return {
    parseFrontMatter: showsDrafts() ? heldBackStep(locale, siteDir, buildTime(), read) : read,
    // Texts of other sites have these: <!-- comments -->, {#ids} of headings, :::note Titles
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
    remarkRehypeOptions: {
      footnoteLabel: markdownLabels.footnotes[locale],
      footnoteBackLabel: (index: number) => `${markdownLabels.footnoteBack[locale]} ${index + 1}`,
    },
  };
}
